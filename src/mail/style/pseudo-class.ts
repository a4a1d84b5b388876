// The pseudo-classes of selectors: which of them hold for an element in a mail that nobody touches.

import type { CssNode } from 'css-tree'
import type { StyledElement, Test } from './styled-element.ts'
import { plainName } from './value.ts'

export interface Pseudo {
  test: Test
  /** Null counts as a class. */
  weight: number | null
}

/** One selector of those that ":is()" and its kind name. */
interface Alternative {
  test: Test
  specificity: number
}

const isLink: Test = ({ name, attributes }) => name === 'a' && Object.hasOwn(attributes, 'href')
const never: Test = () => false

/** Those without arguments. What only a look ahead could tell, as ":has", is taken to hold. */
const plain: Record<string, Test> = {
  root: ({ parent }) => parent === null,
  scope: ({ parent }) => parent === null,
  link: isLink,
  'any-link': isLink,
  'first-child': ({ place }) => place === 1,
  'last-child': ({ place, siblings }) => place === siblings,
  'only-child': ({ siblings }) => siblings === 1,
  'first-of-type': ({ placeOfName }) => placeOfName === 1,
  'last-of-type': () => true,
  'only-of-type': () => true,
  defined: () => true,
  enabled: () => true,
  'read-only': () => true,
}
for (const name of `visited hover active focus focus-within focus-visible target checked disabled empty required
  optional invalid valid indeterminate autofill fullscreen modal popover-open placeholder-shown read-write
  default in-range out-of-range user-invalid user-valid lang dir state host playing paused target-within
  -webkit-autofill -webkit-any-link open`.split(/\s+/))
  plain[name] = name === '-webkit-any-link' ? isLink : never

function numberIn(text: string | null, absent: number): number {
  return text === null || text === '' ? absent : Number(text)
}

/** Whether `place` is one of an + b with n from 0 on. */
function isInSeries(nth: CssNode, place: number): boolean {
  let [step, start] = [0, 0]
  if (nth.type === 'Identifier') {
    step = 2
    start = nth.name.toLowerCase() === 'odd' ? 1 : 0
  } else if (nth.type === 'AnPlusB') {
    step = nth.a === null ? 0 : numberIn(nth.a.replace(/^([+-])?$/, '$11'), 1)
    start = numberIn(nth.b, 0)
  }
  if (step === 0) return place === start
  const rounds = (place - start) / step
  return rounds >= 0 && Number.isInteger(rounds)
}

const series: Record<string, (element: StyledElement) => number> = {
  'nth-child': ({ place }) => place,
  'nth-of-type': ({ placeOfName }) => placeOfName,
  'nth-last-child': ({ place, siblings }) => siblings - place + 1,
}

/** Null for a name that browsers do not know either, which voids the rule. */
export function pseudoClass(
  node: CssNode & { type: 'PseudoClassSelector' },
  read: (list: CssNode) => Alternative[],
): Pseudo | null {
  const name = plainName(node.name)
  const [argument] = node.children ?? []
  if (['is', 'where', 'matches', '-webkit-any', 'not'].includes(name)) {
    const list = argument === undefined ? [] : read(argument)
    const heaviest = Math.max(0, ...list.map(({ specificity }) => specificity))
    const wanted = name !== 'not'
    return {
      test: (element, spend) => list.some(({ test }) => test(element, spend)) === wanted,
      weight: name === 'where' ? 0 : heaviest,
    }
  }
  if (name === 'has' || name === 'nth-last-of-type') return { test: () => true, weight: null }
  const placeOf = Object.hasOwn(series, name) ? series[name] : undefined
  if (placeOf !== undefined && argument?.type === 'Nth')
    return { test: (element) => isInSeries(argument.nth, placeOf(element)), weight: null }
  const test = Object.hasOwn(plain, name) ? plain[name] : undefined
  return test === undefined ? null : { test, weight: null }
}
