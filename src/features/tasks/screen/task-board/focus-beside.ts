// Keeps the focus on the board when the card that has it leaves its column.

/** To the card after it, else before it, else to the head of the column. */
export function focusBeside(leaving: Element | null): void {
  const place = leaving?.closest('li')
  const beside = place?.nextElementSibling ?? place?.previousElementSibling
  const next =
    beside?.querySelector<HTMLElement>('[data-task-title], button') ??
    place?.closest('section')?.querySelector<HTMLElement>('h2')
  next?.focus()
}
