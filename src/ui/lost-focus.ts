// Where the focus goes when what had it is gone: to what took its place in the list, else to the heading of that part.

const stops = 'a[href],button:not([disabled]),input:not([disabled]),[role="switch"]'
const parts = 'section,form,ul,ol,tbody'

/** Milliseconds in which whoever knows better, as a dialog that closes, gives the focus back. */
const GRACE = 150

/** The parents of an element, the nearest first, each with the number that the element had among what it holds. */
export type Place = readonly { parent: Element; at: number }[]

export function placeOf(element: Element): Place {
  const place: { parent: Element; at: number }[] = []
  for (let one = element; one.parentElement !== null; one = one.parentElement)
    place.push({ parent: one.parentElement, at: [...one.parentElement.children].indexOf(one) })
  return place
}

/** False where a whole page is gone, and nothing is done: where one arrives is said elsewhere. */
export function focusAt(place: Place): boolean {
  const left = place.find(({ parent }) => parent.isConnected)
  const part = left?.parent.closest(parts)
  if (!left || !part) return false
  const next = left.parent.children[Math.min(left.at, left.parent.children.length - 1)]
  const stop = next && [...next.querySelectorAll<HTMLElement>(stops)].at(-1)
  const heading = part.closest('section')?.querySelector<HTMLElement>('h1,h2,h3')
  const goal = stop ?? heading
  if (goal && !stop) goal.tabIndex = -1
  goal?.focus()
  return goal !== null && goal !== undefined
}

/** Keeps the keyboard where the person was, on every page. Answers how to stop it. */
export function keepFocus(): () => void {
  let had: { element: Element; place: Place } | null = null
  const note = ({ target }: FocusEvent) => {
    had = target instanceof Element ? { element: target, place: placeOf(target) } : null
  }
  const look = new MutationObserver(() => {
    if (had === null || had.element.isConnected) return
    const { place } = had
    had = null
    setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost) focusAt(place)
    }, GRACE)
  })
  document.addEventListener('focusin', note)
  look.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    look.disconnect()
  }
}
