// Formulas of office files (OMML) as the text that mathematicians type, LaTeX.
import { childOf, descend, type Element, elementsOf, textOf } from '../packed/xml.ts'

const signs = new Map(
  Object.entries({
    α: '\\alpha',
    β: '\\beta',
    γ: '\\gamma',
    δ: '\\delta',
    ε: '\\epsilon',
    ϵ: '\\epsilon',
    θ: '\\theta',
    λ: '\\lambda',
    μ: '\\mu',
    π: '\\pi',
    ρ: '\\rho',
    σ: '\\sigma',
    τ: '\\tau',
    φ: '\\phi',
    ω: '\\omega',
    Δ: '\\Delta',
    Σ: '\\Sigma',
    Ω: '\\Omega',
    '×': '\\times',
    '÷': '\\div',
    '±': '\\pm',
    '⋅': '\\cdot',
    '∞': '\\infty',
    '≤': '\\leq',
    '≥': '\\geq',
    '≠': '\\neq',
    '≈': '\\approx',
    '→': '\\to',
    '∈': '\\in',
    '∂': '\\partial',
    '∩': '\\cap',
    '∪': '\\cup',
    '∑': '\\sum',
    '∏': '\\prod',
    '∫': '\\int',
    '∬': '\\iint',
    '∭': '\\iiint',
    '∮': '\\oint',
    '∯': '\\oiint',
    '∰': '\\oiiint',
    '⋃': '\\bigcup',
    '⋂': '\\bigcap',
    '⋀': '\\bigwedge',
    '⋁': '\\bigvee',
    '…': '\\ldots',
  }),
)

type Write = (element: Element) => string

const part = (element: Element, name: string): string => {
  const child = childOf(element, name)
  return child ? formula(child) : ''
}

const property = (element: Element, set: string, name: string): string | undefined =>
  descend(element, set, name)?.attributes['m:val']

/** By the element's name; the rest is the text within. */
const writers = new Map(
  Object.entries<Write>({
    'm:r': (run) =>
      [...elementsOf(run)].map((child) => (child.name === 'm:t' ? spelled(textOf(child)) : '')).join(''),
    'm:f': (f) => {
      const [above, below] = [part(f, 'm:num'), part(f, 'm:den')]
      return property(f, 'm:fPr', 'm:type') === 'noBar'
        ? `\\genfrac{}{}{0pt}{}{${above}}{${below}}`
        : `\\frac{${above}}{${below}}`
    },
    'm:sSup': (s) => `${base(s)}^{${part(s, 'm:sup')}}`,
    'm:sSub': (s) => `${base(s)}_{${part(s, 'm:sub')}}`,
    'm:sSubSup': (s) => `${base(s)}_{${part(s, 'm:sub')}}^{${part(s, 'm:sup')}}`,
    'm:sPre': (s) => `_{${part(s, 'm:sub')}}^{${part(s, 'm:sup')}}${part(s, 'm:e')}`,
    'm:rad': (r) => {
      const degree = part(r, 'm:deg')
      return `\\sqrt${degree === '' ? '' : `[${degree}]`}{${part(r, 'm:e')}}`
    },
    'm:nary': (n) => {
      const sign = property(n, 'm:naryPr', 'm:chr') ?? '∫'
      return `${(signs.get(sign) ?? sign).trim()}_{${part(n, 'm:sub')}}^{${part(n, 'm:sup')}}${part(n, 'm:e')}`
    },
    'm:d': (d) => {
      const open = property(d, 'm:dPr', 'm:begChr') ?? '('
      const close = property(d, 'm:dPr', 'm:endChr') ?? ')'
      const between = property(d, 'm:dPr', 'm:sepChr') ?? '|'
      const inner = [...elementsOf(d)].filter(({ name }) => name === 'm:e').map(formula)
      return `\\left${fence(open)}${inner.join(between)}\\right${fence(close)}`
    },
    'm:func': (f) => `${part(f, 'm:fName')}${part(f, 'm:e')}`,
    'm:limLow': (l) => `${named(part(l, 'm:e'))}_{${part(l, 'm:lim')}}`,
    'm:limUpp': (l) => `\\overset{${part(l, 'm:lim')}}{${part(l, 'm:e')}}`,
    'm:groupChr': (g) =>
      `\\${property(g, 'm:groupChrPr', 'm:pos') === 'top' ? 'overbrace' : 'underbrace'}{${part(g, 'm:e')}}`,
    'm:bar': (b) => `\\overline{${part(b, 'm:e')}}`,
    'm:acc': (a) => `\\hat{${part(a, 'm:e')}}`,
    'm:eqArr': (e) =>
      [...elementsOf(e)]
        .filter(({ name }) => name === 'm:e')
        .map(formula)
        .join('\\\\'),
    'm:m': (m) =>
      [...elementsOf(m)]
        .filter(({ name }) => name === 'm:mr')
        .map((row) => [...elementsOf(row)].map(formula).join('&'))
        .join('\\\\'),
  }),
)

/** Of m:oMath or anything within it. */
export function formula(element: Element): string {
  const write = writers.get(element.name)
  if (write) return write(element)
  return [...elementsOf(element)].map(formula).join('')
}

function spelled(text: string): string {
  return Array.from(text, (sign) => {
    const name = signs.get(sign)
    return name === undefined ? sign : ` ${name} `
  }).join('')
}

/** A fraction that is raised is taken as one. */
function base(element: Element): string {
  const written = part(element, 'm:e')
  return written.startsWith('\\frac') ? `{${written}}` : written
}

function named(operator: string): string {
  return ['lim', 'max', 'min', 'sup', 'inf'].includes(operator) ? `\\${operator}` : operator
}

function fence(sign: string): string {
  if (sign === '') return '.'
  return sign === '{' || sign === '}' ? `\\${sign}` : sign
}
