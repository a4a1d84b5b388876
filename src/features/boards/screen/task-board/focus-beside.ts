// Keeps the focus on the board when the card that has it leaves its column.

/** To the title of the card after it, else of the one before it, else to the head of the column. */
export function focusBeside(leaving: Element | null): void {
  const place = leaving?.closest('li')
  const beside = place?.nextElementSibling ?? place?.previousElementSibling
  const next = beside ? titleIn(beside) : place?.closest('section')?.querySelector<HTMLElement>('h2')
  next?.focus()
}

/* A deleted card has no title to open, but a button. */
function titleIn(place: Element): HTMLElement | null {
  return place.querySelector<HTMLElement>('[data-task-title]') ?? place.querySelector<HTMLElement>('button')
}
