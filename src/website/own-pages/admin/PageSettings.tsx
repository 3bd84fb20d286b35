import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ChoiceField, TextField, useFieldError } from '@/kit/editors/admin/form-fields';
import { ImageField } from '@/content/pictures/admin/ImageField';
import { type Page, type PageDraft } from '@/content/schema/page';
import { pageDraftSchema } from '@/website/own-pages/page-draft';
import { slugFrom } from '@/website/own-pages/slug';
import { siteOrigin } from '@/lib/site-origin';
import { Field } from '@/ui/Field';
import { commonWords, pageWords as words } from '@/words/staff';

const { labels } = words;
const { about, place, status } = pageDraftSchema.entries;

type Props = {
  form: UseFormReturn<PageDraft>;
  /** As it is stored. */
  page: Page;
  /** Addresses that other pages have, or had. */
  taken: readonly string[];
};

/** All of a page that is not blocks. */
export function PageSettings({ form, page, taken }: Props) {
  const { control, setValue } = form;
  const [title, slug, image] = useWatch({ control, name: ['title', 'slug', 'image'] });
  const [isTyped, setTyped] = useState(false);
  const wasPublished = page.status === 'published' || page.formerSlugs.length > 0;

  /** The address follows the title as long as nobody has seen it or typed another. */
  function follow(next: string): void {
    if (wasPublished || isTyped || slug !== slugFrom(title, taken)) return;
    setValue('slug', slugFrom(next, taken), { shouldDirty: true });
  }

  const hint = words.slugHint(`${siteOrigin()}/${slug}`);
  const hasMoved = page.status === 'published' && slug !== page.slug;
  return (
    <>
      <Field label={labels.title} error={useFieldError(form, 'title')}>
        {(field) => (
          <input
            {...field}
            {...form.register('title', {
              onChange: ({ target }: { target: HTMLInputElement }) => follow(target.value),
            })}
            dir="auto"
          />
        )}
      </Field>
      <Field
        label={labels.slug}
        hint={hasMoved ? `${hint} ${words.slugMoves(`/${page.slug}`)}` : hint}
        error={useFieldError(form, 'slug')}
      >
        {(field) => (
          <input
            {...field}
            {...form.register('slug', { onChange: () => setTyped(true) })}
            dir="ltr"
          />
        )}
      </Field>
      <div className="two">
        <ChoiceField
          form={form}
          name="status"
          label={labels.status}
          choices={status.options.map((one) => [one, words.statuses[one]])}
        />
        <ChoiceField
          form={form}
          name="place"
          label={labels.place}
          hint={words.placeHint}
          choices={place.options.map((one) => [one, words.placeChoices[one]])}
        />
      </div>
      <div className="two">
        <DayField form={form} name="showsFrom" />
        <DayField form={form} name="showsUntil" />
      </div>
      <p className="hint">{words.daysHint}</p>
      <TextField
        form={form}
        name="description"
        label={labels.description}
        note={commonWords.optional}
        hint={words.descriptionHint}
        rows={3}
      />
      <ChoiceField
        form={form}
        name="about"
        label={labels.about}
        choices={about.options.map((one) => [one, words.abouts[one]])}
      />
      <ImageField
        label={labels.image}
        target={{ kind: 'own', category: 'general' }}
        reference={image}
        onChange={(reference) => setValue('image', reference, { shouldDirty: true })}
        hint={words.imageHint}
      />
    </>
  );
}

function DayField({
  form,
  name,
}: {
  form: UseFormReturn<PageDraft>;
  name: 'showsFrom' | 'showsUntil';
}) {
  return (
    <Field label={labels[name]} note={commonWords.optional} error={useFieldError(form, name)}>
      {(control) => <input {...control} {...form.register(name)} type="date" />}
    </Field>
  );
}
