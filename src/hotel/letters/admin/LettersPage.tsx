import { BrowserBell } from '@/hotel/bell/admin/BrowserBell';
import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { Tabs } from '@/ui/Tabs';
import { outboxPageWords, partWords } from '@/words/staff';
import { AutomaticForm } from './AutomaticForm';
import { HeldLetters } from './HeldLetters';
import { HouseBellForm } from './HouseBellForm';
import { LetterWordsEditor } from './LetterWordsEditor';
import { OutboxList } from './OutboxList';
import { SenderNotice } from './SenderNotice';

const { title: TITLE, purpose: PURPOSE, tabs: TABS } = outboxPageWords;

/** The bell for the hotel, the letters to guests, and the outbox that both leave through. */
export function LettersPage() {
  return (
    <>
      <PageTitle title={TITLE} purpose={PURPOSE} />
      <SenderNotice />
      <StaffPart name={partWords.outbox}>
        <HeldLetters />
      </StaffPart>
      <Tabs
        label={TITLE}
        tabs={[
          {
            name: TABS.bell,
            content: (
              <div className="privacy">
                <StaffPart name={partWords.houseBell}>
                  <HouseBellForm />
                </StaffPart>
                <StaffPart name={partWords.browserBell}>
                  <BrowserBell />
                </StaffPart>
              </div>
            ),
          },
          {
            name: TABS.letters,
            content: (
              <div className="letters-tab">
                <StaffPart name={partWords.automaticLetters}>
                  <AutomaticForm />
                </StaffPart>
                <StaffPart name={partWords.letterWords}>
                  <LetterWordsEditor />
                </StaffPart>
              </div>
            ),
          },
          {
            name: TABS.outbox,
            content: (
              <StaffPart name={partWords.outbox}>
                <OutboxList />
              </StaffPart>
            ),
          },
        ]}
      />
    </>
  );
}
