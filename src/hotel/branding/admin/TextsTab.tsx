import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { TextField } from '@/hotel/editing/admin/TextField';
import { isWhole } from '@/hotel/content/content';
import { useContent } from '@/hotel/content/queries/content';
import { configWords, useSaveSections } from '@/hotel/content/staff-queries/sections';
import { Skeleton } from '@/ui/Skeleton';
import { TAB } from './tab-names';
import { footerFields, pageTextFields, TEXT_LABELS, textsDraftSchema } from './texts-draft';
import { TextsPreview } from './TextsPreview';

/** What the house says on pages that have no editor of their own. */
export function TextsTab() {
  const { content } = useContent();
  const saving = useSaveSections(configWords(TAB.texts));
  // Nobody types into texts that are still on their way.
  if (!isWhole(content)) return <Skeleton className="h-96" />;
  const { footer, pageTexts } = content.sections;
  return (
    <SectionEditor
      inTab
      title={TAB.texts}
      purpose="A sentence or two on pages without an editor of their own. What is left empty is not shown."
      schema={textsDraftSchema}
      value={{ ...footer, ...pageTexts }}
      labels={TEXT_LABELS}
      save={({ base, mine }) =>
        saving.mutateAsync({
          footer: { base: footerFields(base), mine: footerFields(mine) },
          pageTexts: { base: pageTextFields(base), mine: pageTextFields(mine) },
        })
      }
      fields={(form) => (
        <>
          <TextField
            form={form}
            name="roomsLead"
            label={TEXT_LABELS.roomsLead}
            rows={2}
            hint="{rooms} becomes their number as a word."
          />
          <TextField form={form} name="roomsIntro" label={TEXT_LABELS.roomsIntro} rows={3} />
          <TextField form={form} name="contactIntro" label={TEXT_LABELS.contactIntro} rows={2} />
          <TextField form={form} name="notFound" label={TEXT_LABELS.notFound} rows={2} />
          <TextField form={form} name="blurb" label={TEXT_LABELS.blurb} rows={2} />
          <TextField form={form} name="newsletterTitle" label={TEXT_LABELS.newsletterTitle} />
          <TextField form={form} name="newsletterText" label={TEXT_LABELS.newsletterText} />
        </>
      )}
      preview={(draft) => (
        <PreviewPane>
          {() => <TextsPreview texts={draft} rooms={content.rooms.length} />}
        </PreviewPane>
      )}
    />
  );
}
