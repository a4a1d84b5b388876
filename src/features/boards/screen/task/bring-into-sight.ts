// Scrolls to what answers Save above the fields: whoever pressed it may be far below.

/** A ref. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
