import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/hotel/editing/admin/TextField';
import { SOCIAL_NETWORKS } from '@/hotel/contact/social-networks';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import { CONTACT_LABELS } from './contact-labels';

/** The hotel's contact details, for the contact editor and the site configuration (decision 1). */
export function ContactFields({ form }: { form: UseFormReturn<ContactInfo> }) {
  return (
    <>
      <TextField form={form} name="openingHours" label={CONTACT_LABELS.openingHours} />
      <TextField form={form} name="location" label={CONTACT_LABELS.location} />
      <TextField form={form} name="phone" label={CONTACT_LABELS.phone} type="tel" />
      <TextField form={form} name="email" label={CONTACT_LABELS.email} type="email" />
      <fieldset className="group">
        <legend>Social links</legend>
        <p className="hint">An icon without an address is not shown.</p>
        {SOCIAL_NETWORKS.map((network) => (
          <TextField
            key={network}
            form={form}
            name={network}
            label={CONTACT_LABELS[network]}
            note="(optional)"
            type="url"
          />
        ))}
      </fieldset>
    </>
  );
}
