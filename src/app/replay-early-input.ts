import { takeEarlyInput } from './early-input';

/**
 * Gives the app what happened before it was there: a menu opened, then the buttons pressed and forms
 * sent, in their order. What was typed it has already (tell-fields.ts). Call once the app answers to the document.
 */
export async function replayEarlyInput(): Promise<void> {
  const early = takeEarlyInput();
  if (!early) return;
  early.stop();
  tellPopovers();
  for (const event of early.events) {
    // React answers before the next one: a second press must find what the first one did, and a
    // form what was typed.
    await new Promise((answered) => setTimeout(answered));
    if (!event.target.isConnected) continue;
    if (event.kind === 'click') event.target.click();
    else event.target.requestSubmit(event.submitter);
  }
}

function tellPopovers(): void {
  for (const popover of document.querySelectorAll('[popover]:popover-open'))
    popover.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
}
