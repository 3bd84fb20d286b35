import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { ChoiceField, TextField, useFieldError } from '@/kit/editors/admin/form-fields';
import { type Page, type PageDraft } from '@/content/schema/page';
import { pageDraftSchema } from '@/website/custom-pages/page-draft';
import { slugFrom } from '@/website/custom-pages/slug';
import { siteOrigin } from '@/lib/site-origin';
import { InputField } from '@/ui/Field';
import { pageWords as words } from '@/words/staff';

const { labels } = words;
const { about, place, status } = pageDraftSchema.entries;

type Props = {
  page: Page;
  /** Current and former addresses of other pages. */
  taken: readonly string[];
};

export function PageSettings({ page, taken }: Props) {
  const { control, register, setValue } = useFormContext<PageDraft>();
  const [title, slug] = useWatch({ control, name: ['title', 'slug'] });
  const [isTyped, setTyped] = useState(false);
  const wasPublished = page.status === 'published' || page.formerSlugs.length > 0;

  /** The address follows the title until the page was published or staff typed an address. */
  function follow(next: string): void {
    if (wasPublished || isTyped || slug !== slugFrom(title, taken)) return;
    setValue('slug', slugFrom(next, taken), { shouldDirty: true });
  }

  const hint = words.slugHint(`${siteOrigin()}/${slug}`);
  const hasMoved = page.status === 'published' && slug !== page.slug;
  return (
    <>
      <InputField
        label={labels.title}
        error={useFieldError('title')}
        {...register('title', {
          onChange: ({ target }: { target: HTMLInputElement }) => follow(target.value),
        })}
        dir="auto"
      />
      <InputField
        label={labels.slug}
        hint={hasMoved ? `${hint} ${words.slugMoves(`/${page.slug}`)}` : hint}
        error={useFieldError('slug')}
        {...register('slug', { onChange: () => setTyped(true) })}
        dir="ltr"
      />
      <div className="two">
        <ChoiceField
          name="status"
          choices={status.options.map((one) => [one, words.statuses[one]])}
        />
        <ChoiceField
          name="place"
          hint={words.placeHint}
          choices={place.options.map((one) => [one, words.placeChoices[one]])}
        />
      </div>
      <div className="two">
        {(['showsFrom', 'showsUntil'] as const).map((name) => (
          <TextField key={name} name={name} optional type="date" />
        ))}
      </div>
      <p className="hint">{words.daysHint}</p>
      <TextField name="description" optional hint={words.descriptionHint} rows={3} />
      <ChoiceField name="about" choices={about.options.map((one) => [one, words.abouts[one]])} />
      <PictureField name="image" hint={words.imageHint} />
    </>
  );
}
