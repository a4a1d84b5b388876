// The names in a text, word by word: firms by their form of law, bodies by what they are, people by titles and capitals.

interface Word {
  /** Without brackets, quotes and stops around it. */
  readonly bare: string
  /** Nothing parts it from the word before. */
  readonly goesOn: boolean
  /** Neither does a comma. */
  readonly isClose: boolean
  readonly start: number
  readonly end: number
}

export interface NameAt {
  readonly name: string
  readonly start: number
}

const list = (words: string) => new Set(words.split('|'))

const LEGAL = list(
  'gGmbH|GmbH|AG|KGaA|KG|OHG|GbR|e.K|e.V|eG|UG|SE|Ltd|Limited|LLC|L.L.C|LLP|Inc|Corp|Corporation|plc|PLC|CIC|CIO|DAC|S.A.U|S.A.S|S.A|S.A.T|S.L.U|S.L.L|S.L|S.r.l|S.R.L|S.p.A|S.n.c|SpA|Srl|SARL|SAS|SASU|SA|EURL|SCI|SCOP|B.V|BV|N.V|NV|VOF|v.o.f|V.O.F|Lda|Ltda|AB|ApS|A/S|AS|Oy|A.C|A.Ş|Co-operative|Cooperative|Coop|Trust|Foundation|Fund|Society|Partnership|Architects|Architectes|Sons|Filhos|Söhne|Fils|Hijos|Figli|Zonen|KdöR',
)
const BODIES = list(
  'Stichting|Vereniging|Gemeente|Gemeinde|Stadtwerke|Fundación|Asociación|Ayuntamiento|Mairie|Commune|Association|Fondation|Mutuelle|Comune|Associazione|Fondazione|Cooperativa|Bodegas|Associação|Scuola|Cabinet|Grundschule|Gymnasium|Praxis|Praxisgemeinschaft|Tierarztpraxis|Kantine|Pension|Bäckerei|Gasthof|Restaurant|Hotel|Universität',
)
const JOINS = list(
  'de|del|della|dei|di|da|do|dos|das|du|des|la|le|les|el|los|las|van|von|vom|zur|zum|der|den|und|and|et|y|e|en|of|for|the|für|&|+|am|im|an|in',
)
const LEADING = list(
  'The|Die|Der|Das|Le|La|Les|El|Los|Il|De|Het|A|An|Between|Zwischen|Entre|Tra|Tussen|From|To|Von|Dear|For|With|And|Und|Firma|Messrs|Supplier|Customer|Client|Our|Your|Herr|Frau|Angebot',
)
const TITLES = list(
  'Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Herrn|Frau|Monsieur|Madame|Mme|M|Mlle|Sr|Sra|Don|Doña|Señor|Señora|Sig|Signor|Signora|Sig.ra|Dott|dhr|mevrouw|mevr|mw|Senhor|Senhora',
)
const PARTICLES = list('van|von|de|del|della|di|da|dos|el|al|bin|ter|ten|den|der')

const MOST_WORDS = 8

function wordsOf(text: string): Word[] {
  let [isStop, isComma] = [true, true]
  return [...text.matchAll(/\S+/g)].map((match): Word => {
    const raw = match[0]
    const lead = /^[("“„'‘«*_[]*/u.exec(raw)?.[0].length ?? 0
    let end = raw.length
    while (end > lead && /[)"”“'’»*_\].,;:!?]/u.test(raw[end - 1] ?? '')) end -= 1
    const goesOn = !isStop && lead === 0
    const word = {
      bare: raw.slice(lead, end),
      goesOn,
      isClose: goesOn && !isComma,
      start: match.index + lead,
      end: match.index + end,
    }
    const tail = raw.slice(end)
    // "Dr." and "J." go on.
    isComma = tail.includes(',')
    isStop = /[;:!?)]/.test(tail) || (tail.includes('.') && !isShort(word.bare))
    return word
  })
}

const isShort = (word: string) =>
  /^\p{Lu}$/u.test(word) || TITLES.has(word) || /^(?:St|Co)$/.test(word) || LEGAL.has(word)
const isCapital = (word: string) => /^[\p{Lu}\p{N}]/u.test(word)
const isName = (word: string) =>
  /^\p{Lu}[\p{Ll}’'][\p{L}’'-]*$/u.test(word) || /^\p{Lu}[’']\p{Lu}\p{Ll}/u.test(word)

/** Firms and bodies. */
export function partiesIn(text: string): NameAt[] {
  const words = wordsOf(text)
  const found: NameAt[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]?.bare ?? ''
    if (LEGAL.has(word) && at > 0)
      found.push(...partyAt(text, words, { from: backFrom(words, at), to: endOfForm(words, at) }))
    if (BODIES.has(word)) found.push(...partyAt(text, words, { from: at, to: onFrom(words, at) }))
  }
  return found.filter(
    (one) =>
      !found.some(
        (other) => other !== one && other.name.length > one.name.length && other.name.includes(one.name),
      ),
  )
}

/** "GmbH & Co. KG" is one form. */
function endOfForm(words: readonly Word[], at: number): number {
  const [and, co, kg] = [1, 2, 3].map((step) => words[at + step]?.bare)
  return and === '&' && co === 'Co' && kg !== undefined && LEGAL.has(kg) ? at + 3 : at
}

function backFrom(words: readonly Word[], at: number): number {
  let from = at
  // A comma may part the form of law from the name, and nothing else.
  while (from > 0 && at - from < MOST_WORDS && (from === at ? words[from]?.goesOn : words[from]?.isClose)) {
    const before = words[from - 1]?.bare ?? ''
    if (!isCapital(before) && !JOINS.has(before)) break
    from -= 1
  }
  while (from < at && (JOINS.has(words[from]?.bare ?? '') || LEADING.has(words[from]?.bare ?? ''))) from += 1
  return from
}

function onFrom(words: readonly Word[], at: number): number {
  let to = at
  for (let next = at + 1; next < words.length && next - at < 6 && words[next]?.isClose; next += 1) {
    const word = words[next]?.bare ?? ''
    if (isCapital(word)) to = next
    else if (!JOINS.has(word)) break
  }
  return to
}

function partyAt(text: string, words: readonly Word[], { from, to }: { from: number; to: number }): NameAt[] {
  const [first, last] = [words[from], words[to]]
  if (!first || !last || to <= from) return []
  const dot = LEGAL.has(last.bare) && last.bare.includes('.') && text[last.end] === '.' ? 1 : 0
  return [{ name: text.slice(first.start, last.end + dot).replace(/\s+/g, ' '), start: first.start }]
}

/** Behind a title: "Ms Osei", "Herr Dr. Öztürk". */
export function titledIn(text: string): NameAt[] {
  const words = wordsOf(text)
  return words.flatMap((word, at): NameAt[] => {
    if (!TITLES.has(word.bare) || TITLES.has(words[at - 1]?.bare ?? '')) return []
    let first = at + 1
    while (TITLES.has(words[first]?.bare ?? '')) first += 1
    const to = nameEnd(words, first, 3)
    return to < first ? [] : [nameOf(text, words, first, to)]
  })
}

/** Two names or more beside each other. */
export function fullNamesIn(text: string): NameAt[] {
  const words = wordsOf(text)
  const found: NameAt[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (!isName(words[at]?.bare ?? '') || TITLES.has(words[at]?.bare ?? '')) continue
    const to = nameEnd(words, at, 3)
    if (to > at) found.push(nameOf(text, words, at, to))
    at = Math.max(at, to)
  }
  return found
}

/** The last word of a name that begins there; below `from` where none does. */
function nameEnd(words: readonly Word[], from: number, most: number): number {
  if (!isName(words[from]?.bare ?? '')) {
    if (!PARTICLES.has(words[from]?.bare ?? '')) return from - 1
  }
  let [to, names] = [from - 1, 0]
  for (let at = from; at < words.length && names < most; at += 1) {
    const word = words[at]
    if (!word || (at > from && !word.isClose)) break
    if (isName(word.bare)) {
      to = at
      names += 1
    } else if (!PARTICLES.has(word.bare) && !/^\p{Lu}$/u.test(word.bare)) break
  }
  return to
}

function nameOf(text: string, words: readonly Word[], from: number, to: number): NameAt {
  const [first, last] = [words[from], words[to]]
  return {
    name: text.slice(first?.start ?? 0, last?.end ?? 0).replace(/\s+/g, ' '),
    start: first?.start ?? 0,
  }
}
