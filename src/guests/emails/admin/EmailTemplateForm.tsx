import { useRef, useState } from 'react';
import * as v from 'valibot';
import { HistoryButton } from '@/kit/editors/admin/HistoryButton';
import type { EmailKind } from '@/guests/emails/email-kinds';
import { findUnknownPlaceholder, PLACEHOLDERS } from '@/guests/emails/email-placeholders';
import {
  useResetEmailTemplate,
  useSaveEmailTemplate,
} from '@/guests/emails/staff-calls/email-settings';
import { templateOf, templateKey, type HotelTemplates } from '@/guests/emails/write-email';
import { Button } from '@/ui/Button';
import { InputField, TextareaField } from '@/ui/Field';
import type { LanguageCode } from '@/words/languages';
import { emailSettingsWords as words, commonWords, outboxListWords } from '@/words/staff';
import { useUserId } from '@/basics/session/staff-calls/session';
import { draftKey } from '@/basics/drafts/admin/drafts';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { EmailPreview } from './EmailPreview';
import { useEmailDraft } from './use-email-draft';
import { Form } from '@/ui/Form';

type Props = { kind: EmailKind; language: LanguageCode; own: HotelTemplates };
type Errors = { subject?: string; body?: string };

/** Longest subject and body of a template, in characters, as in the database. */
const SUBJECT_MAX = 160;
const BODY_MAX = 4000;

export function EmailTemplateForm({ kind, language, own }: Props) {
  const key = templateKey(kind, language);
  const userId = useUserId();
  const place = draftKey(`letters/${key}`, userId);
  const draft = useEmailDraft(place, templateOf(kind, language, own));
  const [errors, setErrors] = useState<Errors>({});
  const save = useSaveEmailTemplate();
  const drop = useResetEmailTemplate();
  const body = useRef<HTMLTextAreaElement>(null);

  function store(): void {
    const found = { subject: errorOf(draft.written.subject), body: errorOf(draft.written.body) };
    setErrors(found);
    if (found.subject || found.body || save.isPending) return;
    save.mutate({ key, ...draft.written }, { onSuccess: draft.forget });
  }

  function putIn(name: string): void {
    const field = body.current;
    if (!field) return;
    const { selectionStart, selectionEnd, value } = field;
    const text = `{${name}}`;
    draft.edit({ body: value.slice(0, selectionStart) + text + value.slice(selectionEnd) });
    field.focus();
    // Moves the cursor behind the inserted placeholder, once the new value is rendered.
    requestAnimationFrame(() =>
      field.setSelectionRange(selectionStart + text.length, selectionStart + text.length),
    );
  }

  return (
    <div className="two mt-2 items-start gap-6 [--two-min:22rem]">
      <Form onSubmit={store}>
        <InputField
          label={words.subject}
          note={key in own ? `(${words.ownWords})` : undefined}
          error={errors.subject}
          lang={language}
          maxLength={SUBJECT_MAX}
          value={draft.written.subject}
          onChange={({ currentTarget }) => draft.edit({ subject: currentTarget.value })}
        />
        <TextareaField
          label={words.body}
          error={errors.body}
          ref={body}
          lang={language}
          rows={16}
          maxLength={BODY_MAX}
          value={draft.written.body}
          onChange={({ currentTarget }) => draft.edit({ body: currentTarget.value })}
        />
        <div
          className="mt-3 flex flex-wrap gap-[0.4rem]"
          role="group"
          aria-label={words.placeholders}
        >
          {PLACEHOLDERS.map((name) => (
            <button
              className="min-h-11 px-[0.8rem] py-0 border border-line rounded-full bg-paper-2 text-ink-2 text-sm cursor-pointer hover:text-ink"
              key={name}
              type="button"
              onClick={() => putIn(name)}
            >
              {`{${name}}`}
            </button>
          ))}
        </div>
        <div className="detail-acts mt-4">
          <Button type="submit" loading={save.isPending} disabled={!draft.isChanged}>
            {words.saveWords}
          </Button>
          {draft.isChanged && (
            <Button variant="ghost" onClick={draft.forget}>
              {commonWords.discard}
            </Button>
          )}
          {key in own && (
            <Button
              variant="ghost"
              loading={drop.isPending}
              onClick={() => drop.mutate(key, { onSuccess: draft.forget })}
            >
              {words.firstWords}
            </Button>
          )}
          <HistoryButton
            history={{
              title: outboxListWords.kinds[kind],
              things: [{ entity: 'letter_texts', key }],
              texts: [],
              labels: { subject: words.subject, body: words.body },
              schema: v.object({ subject: v.string(), body: v.string() }),
              value: templateOf(kind, language, own),
              absent: templateOf(kind, language, {}),
              isDirty: draft.isChanged,
              save: ({ mine }) => save.mutateAsync({ key, ...mine }),
              preview: (text) => (
                <Allowed right="readDesk">
                  <EmailPreview kind={kind} language={language} text={text} />
                </Allowed>
              ),
            }}
          />
        </div>
      </Form>
      <Allowed right="readDesk">
        <EmailPreview kind={kind} language={language} text={draft.written} />
      </Allowed>
    </div>
  );
}

function errorOf(text: string): string | undefined {
  if (text.trim() === '') return words.missing;
  const wrong = findUnknownPlaceholder(text);
  return wrong && words.misspelt(wrong.name, wrong.meant);
}
