import { AboutStory } from '@/hotel/about/view/About';
import { TextField } from '@/hotel/editing/admin/form-fields';
import { ListField } from '@/hotel/editing/admin/ListField';
import { SectionEditor, useSection } from '@/hotel/editing/admin/SectionEditor';
import { ABOUT_SERVICES_MAX } from '@/hotel/rules/limits';
import { daysEditorWords as words, staffToasts } from '@/words/staff';

const { labels } = words;
const INNER_LABELS = { 'services.title': words.serviceTitle, 'services.text': words.serviceText };

/** The rest of the About page: a text in paragraphs, and what the house does for its guests. */
export function DaysTab() {
  const saved = { success: staffToasts.aboutUpdated };
  return (
    <SectionEditor
      {...useSection('aboutStory', saved, INNER_LABELS)}
      draft="days"
      inTab
      words={words}
      fields={(form) => (
        <>
          <TextField form={form} name="daysTitle" label={labels.daysTitle} />
          <TextField form={form} name="days" label={labels.days} rows={9} hint={words.daysHint} />
          <ListField
            form={form}
            name="services"
            legend={labels.services}
            hint={words.servicesHint}
            noun="service"
            blank={{ title: '', text: '' }}
            max={ABOUT_SERVICES_MAX}
            row={(nth) => (
              <>
                <TextField form={form} name={`services.${nth}.title`} label={words.serviceTitle} />
                <TextField
                  form={form}
                  name={`services.${nth}.text`}
                  label={words.serviceText}
                  rows={2}
                />
              </>
            )}
          />
          <TextField form={form} name="onwardTitle" label={labels.onwardTitle} />
        </>
      )}
      preview={(draft) => (
        <div className="page">
          <AboutStory story={draft} />
        </div>
      )}
    />
  );
}
