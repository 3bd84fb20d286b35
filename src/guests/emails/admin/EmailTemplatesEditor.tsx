import { useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import { FilterSelect } from '@/desk/lists/admin/filters';
import { EMAIL_KINDS, type EmailKind } from '@/guests/emails/email-kinds';
import { useEmailTemplates } from '@/guests/emails/staff-calls/email-settings';
import { templateKey } from '@/guests/emails/write-email';
import { EditableBy } from '@/kit/page-parts/admin/rights';
import { languagesOf, type LanguageCode } from '@/words/languages';
import { emailSettingsWords as words, outboxListWords } from '@/words/staff';
import { LoadError } from './LoadError';
import { EmailTemplateForm } from './EmailTemplateForm';

export function EmailTemplatesEditor() {
  const { data: own, isError } = useEmailTemplates();
  const [kind, setKind] = useState<EmailKind>('received');
  const [chosen, setChosen] = useState<LanguageCode>();
  // Guests get e-mails in a language of the site, mostly in its first.
  const offered = languagesOf(useContent().content.sections.hotelInfo.languages);
  const language = chosen ?? offered[0]?.code ?? 'en';
  if (!own) return <LoadError isError={isError} />;
  return (
    <section className="card" aria-labelledby="email-templates">
      <h2 id="email-templates">{words.wordsTitle}</h2>
      <p>{words.wordsText}</p>
      <div className="two max-w-144 [--two-min:14rem]">
        <FilterSelect
          label={words.kind}
          value={kind}
          choices={EMAIL_KINDS.map((one) => [one, outboxListWords.kinds[one]])}
          onChange={(wanted) => setKind(EMAIL_KINDS.find((one) => one === wanted) ?? kind)}
        />
        <FilterSelect
          label={words.language}
          value={language}
          choices={offered.map(({ code, name }) => [code, name])}
          onChange={(wanted) => setChosen(offered.find(({ code }) => code === wanted)?.code)}
        />
      </div>
      <EditableBy right="writeContent">
        <EmailTemplateForm
          key={templateKey(kind, language)}
          kind={kind}
          language={language}
          own={own}
        />
      </EditableBy>
    </section>
  );
}
