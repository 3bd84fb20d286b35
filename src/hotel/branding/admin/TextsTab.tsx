import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { TextField } from '@/hotel/editing/admin/TextField';
import { isWhole } from '@/hotel/content/content';
import { useContent } from '@/hotel/content/queries/content';
import { configWords, useSaveSections } from '@/hotel/content/staff-queries/sections';
import { Skeleton } from '@/ui/Skeleton';
import { siteConfigWords, textsEditorWords } from '@/words/staff';
import { footerFields, pageTextFields, TEXT_LABELS, textsDraftSchema } from './texts-draft';
import { TextsPreview } from './TextsPreview';

const TITLE = siteConfigWords.tabs.texts;

/** What the house says on pages that have no editor of their own. */
export function TextsTab() {
  const { content } = useContent();
  const saving = useSaveSections(configWords(TITLE));
  // Nobody types into texts that are still on their way.
  if (!isWhole(content)) return <Skeleton className="h-96" />;
  const { footer, pageTexts } = content.sections;
  return (
    <SectionEditor
      inTab
      title={TITLE}
      purpose={textsEditorWords.purpose}
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
            hint={textsEditorWords.roomsLeadHint}
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
