import { useSection } from '@/hotel/editing/admin/use-section';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { ListField } from '@/hotel/editing/admin/ListField';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { TextField } from '@/hotel/editing/admin/form-fields';
import type { AboutStory as Story, Service } from '@/hotel/about/about-sections';
import { AboutStory } from '@/hotel/about/view/AboutStory';
import { ABOUT_SERVICES_MAX } from '@/hotel/rules/limits';
import { staffToasts, daysEditorWords } from '@/words/staff';

const LABELS: Record<keyof Story, string> = daysEditorWords.labels;
const BLANK: Service = { title: '', text: '' };

/** The rest of the About page: a text in paragraphs, and what the house does for its guests. */
export function DaysTab() {
  const section = useSection('aboutStory', { success: staffToasts.aboutUpdated });
  return (
    <SectionEditor
      {...section}
      draft="days"
      inTab
      title={daysEditorWords.title}
      purpose={daysEditorWords.purpose}
      labels={LABELS}
      texts={{
        ...section.texts,
        labels: {
          'services.title': daysEditorWords.serviceTitle,
          'services.text': daysEditorWords.serviceText,
        },
      }}
      fields={(form) => <DaysFields form={form} />}
      preview={(draft) => (
        <PreviewPane>
          {() => (
            <div className="page">
              <AboutStory story={draft} />
            </div>
          )}
        </PreviewPane>
      )}
    />
  );
}

function DaysFields({ form }: { form: UseFormReturn<Story> }) {
  const rows = useFieldArray({ control: form.control, name: 'services' });
  return (
    <>
      <TextField form={form} name="daysTitle" label={LABELS.daysTitle} />
      <TextField
        form={form}
        name="days"
        label={LABELS.days}
        rows={9}
        hint={daysEditorWords.daysHint}
      />
      <ListField
        form={form}
        name="services"
        legend={LABELS.services}
        hint={daysEditorWords.servicesHint}
        noun="service"
        rows={rows}
        blank={BLANK}
        max={ABOUT_SERVICES_MAX}
        row={(index) => (
          <>
            <TextField
              form={form}
              name={`services.${index}.title`}
              label={daysEditorWords.serviceTitle}
            />
            <TextField
              form={form}
              name={`services.${index}.text`}
              label={daysEditorWords.serviceText}
              rows={2}
            />
          </>
        )}
      />
      <TextField form={form} name="onwardTitle" label={LABELS.onwardTitle} />
    </>
  );
}
