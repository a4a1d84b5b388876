// The look shared by every control that holds a value: edge of 3:1, red when wrong, a ring when focused.

/* 16 px text on a phone keeps iOS from zooming into the field. */
export const controlStyle =
  'w-full min-w-0 rounded-control bg-surface text-13 text-ink ring-field transition-shadow duration-(--d-1) ' +
  'max-md:text-16 aria-invalid:ring-danger disabled:opacity-60 ' +
  'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus'
