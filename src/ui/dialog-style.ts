// The look shared by dialogs and confirmations: centred and rounded, or a sheet from below on a phone.

/* The scrim scrolls, so that a dialog taller than a small screen stays reachable. */
export const scrimStyle =
  'ui-scrim fixed inset-0 z-40 grid overflow-y-auto bg-scrim md:place-items-center md:p-6 max-md:items-end'

export const dialogStyle =
  'ui-dialog relative flex w-full min-w-0 flex-col bg-raised text-14 text-ink shadow-float outline-none [--surface:var(--raised)] ' +
  'max-md:max-h-[92dvh] max-md:rounded-t-panel max-md:pb-[env(safe-area-inset-bottom)] ' +
  'md:max-h-[calc(100dvh-48px)] md:rounded-panel'

export const dialogFooterStyle =
  'flex flex-wrap items-center justify-end gap-2 px-5 pt-2 pb-4 max-md:[&>button]:flex-1'
