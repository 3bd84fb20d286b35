import { useRef, useState } from 'react';
import type { LetterKind } from '@/guests/letters/letter-kinds';
import { misspelt, PLACEHOLDERS } from '@/guests/letters/letter-placeholders';
import { useDropLetterText, useSaveLetterText } from '@/guests/letters/staff-calls/letter-settings';
import { letterText, textKey, type OwnTexts } from '@/guests/letters/write-letter';
import { Button } from '@/ui/Button';
import { InputField, TextareaField } from '@/ui/Field';
import type { LanguageCode } from '@/words/languages';
import { lettersWords as words, commonWords } from '@/words/staff';
import { useUserId } from '@/basics/session/staff-calls/session';
import { draftKey } from '@/basics/drafts/admin/drafts';
import { LetterPreview } from './LetterPreview';
import { useLetterDraft } from './use-letter';
import { Form } from '@/ui/Form';

type Props = { kind: LetterKind; language: LanguageCode; own: OwnTexts };
type Errors = { subject?: string; body?: string };

/** Words of one letter in one language. As many signs as the database takes. */
const SUBJECT_MAX = 160;
const BODY_MAX = 4000;

/** The form of one letter's words, and how they read. */
export function LetterWordsForm({ kind, language, own }: Props) {
  const key = textKey(kind, language);
  const userId = useUserId();
  const place = draftKey(`letters/${key}`, userId);
  const draft = useLetterDraft(place, letterText(kind, language, own));
  const [errors, setErrors] = useState<Errors>({});
  const save = useSaveLetterText();
  const drop = useDropLetterText();
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
    // Once the new value is in the field, the cursor goes behind what was put in.
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
          className="chips mt-3 flex flex-wrap gap-[0.4rem]"
          role="group"
          aria-label={words.placeholders}
        >
          {PLACEHOLDERS.map((name) => (
            <button
              className="min-h-11 px-[0.8rem] py-0 border border-line rounded-full bg-paper-2 text-sm cursor-pointer hover:text-ink"
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
        </div>
      </Form>
      <LetterPreview kind={kind} language={language} text={draft.written} />
    </div>
  );
}

function errorOf(text: string): string | undefined {
  if (text.trim() === '') return words.missing;
  const wrong = misspelt(text);
  return wrong && words.misspelt(wrong.name, wrong.meant);
}
