import { useWatch, type UseFormReturn } from 'react-hook-form';
import { brandVariables, normaliseHex } from '@/hotel/rules/colour';
import { useContent } from '@/hotel/content/queries/content';
import { ColourField } from './ColourField';
import type { HotelDraft } from './hotel-draft';

/** The two colours everything else is derived from, side by side. */
export function BrandColours({ form }: { form: UseFormReturn<HotelDraft> }) {
  const saved = useContent().content.sections.hotelInfo;
  const [primary, secondary] = useWatch({
    control: form.control,
    name: ['primaryColor', 'secondaryColor'],
  });
  const used = brandVariables(
    normaliseHex(primary) ?? saved.primaryColor,
    normaliseHex(secondary) ?? saved.secondaryColor,
  );
  return (
    <div className="colours">
      <ColourField form={form} name="primaryColor" textShade={used['--brand-text']} />
      <ColourField form={form} name="secondaryColor" textShade={used['--accent-text']} />
    </div>
  );
}
