import { contactWords } from '@/words/visitors';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from '@/basics/rules/limits';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { NoScriptContact } from '@/kit/page-parts/view/NoScriptContact';
import { Button } from '@/ui/Button';
import { InputField, TextareaField } from '@/ui/Field';
import { HONEYPOT_NAME, useContactForm } from './use-contact-form';

const { formTitle, fields, send, sending, trap, needsScript } = contactWords;

export function ContactForm({ contact }: { contact: ContactInfo }) {
  const { form, errors, isSending, change, submit } = useContactForm();
  return (
    <form
      ref={form}
      className="sheet"
      method="dialog"
      noValidate
      aria-labelledby="contact-form"
      onSubmit={submit}
      onChange={change}
    >
      <h2 id="contact-form" className="h3">
        {formTitle}
      </h2>
      <div className="two">
        <InputField
          label={fields.name}
          error={errors.name}
          name="name"
          type="text"
          autoComplete="name"
          maxLength={NAME_MAX}
          required
        />
        <InputField
          label={fields.email}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
        />
      </div>
      <InputField
        label={fields.subject}
        error={errors.subject}
        name="subject"
        maxLength={SUBJECT_MAX}
        required
      />
      <TextareaField
        label={fields.message}
        error={errors.message}
        name="message"
        maxLength={MESSAGE_MAX}
        required
      />
      <div className="trap" aria-hidden="true">
        <label>
          {trap}
          <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" loading={isSending}>
        {isSending ? sending : send}
      </Button>
      <NoScriptContact text={needsScript} contact={contact} />
    </form>
  );
}
