import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { useHasRights } from '@/front/layout/admin/use-has-rights';
import { HeldEmailsNotice } from '@/guests/emails/admin/HeldEmails';
import { ChannelConflictsNotice } from '@/desk/channels/admin/ChannelConflictsNotice';
import { channelConflictWords, dashboardWords, partWords, staffNavWords } from '@/words/staff';
import { useInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { TodaySection } from '@/desk/today/admin/TodaySection';
import { LatestMessages, LatestReservations } from './LatestActivity';
import { BedDouble, BookOpen, ChevronRight, Image, Palette, Phone, Quote } from 'lucide-react';
import { Sparkles, CalendarCheck, Mail, Star, Tag } from 'lucide-react';
import { Link } from '@/ui/router';
import { PATH } from '@/basics/rules/paths';
import { Users } from 'lucide-react';
import { formatNumber } from '@/basics/rules/numbers';
import { averagePrice } from '@/basics/rules/price';
import { useMoney } from '@/content/store/queries/use-money';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { useMay } from '@/basics/session/staff-calls/session';
import { useContent } from '@/content/store/queries/content';

export function DashboardPage() {
  const { figures, isLoading } = useInboxCounts();
  const hasRights = useHasRights();
  const mayReadDesk = useMay('readDesk');
  const readsDesk = mayReadDesk && hasRights;
  const writes = useMay('writeContent');
  return (
    <>
      <PageTitle title={staffNavWords.pages.dashboard} purpose={dashboardWords.purpose} />
      {readsDesk && (
        <>
          <StaffErrorBoundary name={channelConflictWords.part}>
            <ChannelConflictsNotice />
          </StaffErrorBoundary>
          <StaffErrorBoundary name={partWords.outbox}>
            <Allowed right="workAtDesk">
              <HeldEmailsNotice />
            </Allowed>
          </StaffErrorBoundary>
          <StaffErrorBoundary name={partWords.today}>
            <TodaySection />
          </StaffErrorBoundary>
        </>
      )}
      <StaffErrorBoundary name={partWords.figures} data={[figures]}>
        <StatCards figures={figures} readsDesk={mayReadDesk} />
      </StaffErrorBoundary>
      {writes && (
        <section aria-labelledby="quick-actions">
          <h2 id="quick-actions" className="mt-9 mb-4">
            {dashboardWords.quickActions}
          </h2>
          <StaffErrorBoundary name={partWords.quickActions}>
            <QuickActions />
          </StaffErrorBoundary>
        </section>
      )}
      {readsDesk && (
        <div className="latest grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-x-[clamp(1.25rem,2.4vw,2.25rem)] gap-y-9 items-start mt-9 max-xl:grid-cols-1">
          <section aria-labelledby="latest-reservations">
            <h2 id="latest-reservations" className="mb-4">
              {dashboardWords.latestReservations}
            </h2>
            <StaffErrorBoundary name={partWords.latestReservations} data={[figures]}>
              <LatestReservations items={figures?.latestReservations} isLoading={isLoading} />
            </StaffErrorBoundary>
          </section>
          <section aria-labelledby="latest-messages">
            <h2 id="latest-messages" className="mb-4">
              {dashboardWords.latestMessages}
            </h2>
            <StaffErrorBoundary name={partWords.latestMessages} data={[figures]}>
              <LatestMessages items={figures?.latestMessages} isLoading={isLoading} />
            </StaffErrorBoundary>
          </section>
        </div>
      )}
    </>
  );
}

const WORDS = dashboardWords.actions;
const actionsOf = (addsRooms: boolean) => [
  { to: PATH.adminHero, label: WORDS.hero, icon: Image },
  { to: PATH.adminRooms, label: addsRooms ? WORDS.rooms : WORDS.roomsOfEditors, icon: BedDouble },
  { to: PATH.adminTestimonials, label: WORDS.testimonials, icon: Quote },
  { to: PATH.adminLuxury, label: WORDS.luxury, icon: Sparkles },
  { to: PATH.adminAbout, label: WORDS.about, icon: BookOpen },
  { to: PATH.adminContact, label: WORDS.contact, icon: Phone },
  { to: PATH.adminSiteConfig, label: WORDS.siteConfig, icon: Palette },
];

function QuickActions() {
  const actions = actionsOf(useMay('manage'));
  return (
    <ul className="quick grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
      {actions.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link className="hover:border-brand" to={to}>
            <Icon className="icon" aria-hidden="true" />
            {label}
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  figures: { guests: number; messages: number; reservations: number } | undefined;
  readsDesk: boolean;
};

const CARDS = dashboardWords.cards;
/** Shows a dash instead of 0 for an unknown number (DECISIONS 8). */
const UNKNOWN = '—';

function StatCards({ figures, readsDesk }: Props) {
  const money = useMoney();
  const { content, isLoading } = useContent();
  const { rooms, testimonials } = content;
  const average = averagePrice(rooms.map(({ price }) => price));
  const cards = [
    { label: CARDS.rooms, icon: BedDouble, value: isLoading ? undefined : rooms.length },
    readsDesk && { label: CARDS.guests, icon: Users, value: figures?.guests },
    { label: CARDS.reviews, icon: Star, value: isLoading ? undefined : testimonials?.length },
    readsDesk && { label: CARDS.messages, icon: Mail, value: figures?.messages },
    readsDesk && { label: CARDS.reservations, icon: CalendarCheck, value: figures?.reservations },
    { label: CARDS.price, icon: Tag, value: isLoading ? undefined : money(average) },
  ].filter((card) => card !== false);
  return (
    <dl className="tally stats grid gap-px overflow-hidden bg-line grid-cols-[repeat(3,1fr)] max-md:flex max-md:flex-wrap">
      {cards.map(({ label, icon: Icon, value }) => (
        <div
          className="px-[1.4rem] py-[1.3rem] max-md:grow max-md:basis-[8.6rem] max-md:px-[1.1rem] max-md:py-4"
          key={label}
        >
          <dt className="flex gap-[0.55rem] items-center text-sm">
            <Icon className="icon" aria-hidden="true" />
            {label}
          </dt>
          <dd className="max-md:text-[1.875rem] mt-[0.4rem] font-normal text-[2.25rem] leading-[1.15] font-display">
            {typeof value === 'number' ? formatNumber(value) : (value ?? UNKNOWN)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
