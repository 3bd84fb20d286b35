/** E-mails to staff: alerts, which name no guest, and invitations to the team. */

export const bellWords = {
  counts: {
    requests: (count: number) => `${count} new ${count === 1 ? 'request' : 'requests'}`,
    freed: (count: number) =>
      `nights are free for ${count} ${count === 1 ? 'request' : 'requests'} that waited`,
    changes: (count: number) => `${count} ${count === 1 ? 'change request' : 'change requests'}`,
    cancellations: (count: number) =>
      `${count} ${count === 1 ? 'cancellation' : 'cancellations'} by guests`,
    messages: (count: number) => `${count} new ${count === 1 ? 'message' : 'messages'}`,
    conflicts: (count: number) =>
      `${count} ${count === 1 ? 'double booking' : 'double bookings'} with a booking site`,
    overlaps: (count: number) =>
      `${count} ${count === 1 ? 'entry' : 'entries'} that may be ${count === 1 ? 'a double booking' : 'double bookings'}`,
    feeds: (count: number) =>
      `${count} booking-site ${count === 1 ? 'calendar' : 'calendars'} could not be read`,
  },
  means: {
    conflicts:
      'The same night was sold here and on a booking site. Please move one of the two stays. The admin area shows both.',
    overlaps:
      'We closed nights on a booking site, but its calendar shows other days than ours. These may be our own closed nights, or a guest who booked before we closed them. Please check on the booking site.',
    feeds:
      'A booking site’s calendar could not be read. The nights that we know stay taken. New nights may be double-booked.',
  },
  /** `since` is a time of day, `14:05`; undefined for a single event. */
  several: (counts: readonly string[], since: string | undefined) => {
    const all = [counts.slice(0, -1).join(', '), counts.slice(-1).join()]
      .filter(Boolean)
      .join(' and ');
    return since === undefined ? all : `${all} since ${since}`;
  },
  one: {
    requests: (room: string) => `New request: ${room}`,
    freed: (room: string) => `The nights of a waiting request are free: ${room}`,
    changes: (room: string) => `A guest asks for a change: ${room}`,
    cancellations: (room: string) => `Cancelled by the guest: ${room}`,
  },
  message: 'New message',
  messageText: 'A visitor has written to you.',
  /** @param address of the page with the waiting emails; '' if unknown */
  held: (count: number, address: string) =>
    [
      `Very many requests came in, so ${count === 1 ? 'one email waits' : `${count} emails wait`} for you. Please decide whether to send ${count === 1 ? 'it' : 'them'}.`,
      address,
    ]
      .filter(Boolean)
      .join(' '),
  look: (address: string) => `See it here: ${address}`,
  test: {
    subject: 'Test alert',
    text: 'This is a test from the admin area. If you can read it, you will get alerts about requests, messages, change requests, cancellations and double bookings here.',
  },
  roles: {
    admin: 'Administrator',
    desk: 'Front desk',
    editor: 'Editor',
    reader: 'Reader',
  },
  invitation: {
    subject: (hotel: string) => `Invitation: work with us at ${hotel}`,
    /** @param by the inviter's name; '' if unknown */
    text: (by: string, hotel: string, role: string, link: string) =>
      [
        by
          ? `${by} invites you to the team of ${hotel}.`
          : `You are invited to the team of ${hotel}.`,
        `Your role: ${role}`,
        `Open the invitation: ${link}`,
        'There you choose your name and a password. The link works once, for three days. If you do not expect this email, ignore it: there is no account until somebody uses the link.',
      ].join('\n\n'),
  },
};
