// Firms, bodies and people that a document names: by the forms of law, by titles, and by the places where names stand.
import type { FoundName } from './analysis.ts'
import { fullNamesIn, partiesIn, titledIn } from './name-words.ts'
import type { Unit } from './units.ts'

const PERSON_LABEL =
  /\b(?:present|attendees|participants|apologies|absent|chair|minutes|contact|attention|attn|prepared by|author|by|signed|from|manager|anwesend|teilnehmer|entschuldigt|protokoll|leitung|ansprechpartner(?:in)?|bearbeiter(?:in)?|verfasser(?:in)?|asistentes|presentes|contacto|présents|excusés|rédigé par|contact|rédacteur|presenti|assenti|referente|aanwezig|afwezig|notulist|contactpersoon|presentes|responsável|who|owner|name|wer|verantwortlich|responsable|nom|nome|naam|wie|led by|technician|driver|speaker)\b/iu

export interface Names {
  parties: FoundName[]
  people: FoundName[]
}

export function namesOf(units: readonly Unit[], language: string | null): Names {
  const parties = new Map<string, FoundName>()
  const people = new Map<string, FoundName>()
  for (const unit of units) {
    for (const { name } of partiesIn(unit.text)) note(parties, name, unit)
  }
  const firms = [...parties.keys()]
  const known = knownPeople(units, language)
  for (const { name, unit } of known) {
    if (firms.some((firm) => firm.toLowerCase().includes(name.toLowerCase()))) continue
    const fuller = [...people.values()].find((one) => one.name.split(' ').at(-1) === name.split(' ').at(-1))
    if (fuller && (fuller.name.includes(name) || name.split(' ').length === 1)) continue
    note(people, name, unit)
  }
  return { parties: [...parties.values()], people: withoutParts([...people.values()]) }
}

function knownPeople(units: readonly Unit[], language: string | null): { name: string; unit: Unit }[] {
  const found: { name: string; unit: Unit }[] = []
  const last = units.filter(({ kind }) => kind !== 'cell').slice(-6)
  for (const unit of units) {
    for (const { name } of titledIn(unit.text)) found.push({ name, unit })
    const isPlace =
      PERSON_LABEL.test(unit.kind === 'cell' ? `${unit.column} ${unit.row}` : unit.text.slice(0, 60)) ||
      PERSON_LABEL.test(unit.heading) ||
      (last.includes(unit) && unit.text.length < 60)
    for (const { name, start } of fullNamesIn(unit.text)) {
      if (NOT_NAMES.test(name)) continue
      const isWhole = unit.kind === 'cell' && unit.text === name
      const isTopic =
        start === 0 && /^\s*(?:[,:(–-]| (?:to|will|has|is|says|asks)\b)/u.test(unit.text.slice(name.length))
      const inside = start > 0 && !/[.!?:]\s*$/.test(unit.text.slice(0, start))
      // German nouns have capitals, too: there only the places of names tell.
      const isSaid =
        isPlace ||
        isWhole ||
        (language !== 'de' && (isTopic || (unit.kind !== 'heading' && inside && !startsTitle(unit.text))))
      if (isSaid) found.push({ name, unit })
    }
  }
  return found
}

/** All its words have capitals: a title, in which nothing tells a name. */
const startsTitle = (text: string): boolean => {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word))
  return words.length > 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length > 0.7 * words.length
}

const NOT_NAMES =
  /\b(?:Street|Road|Lane|Avenue|Square|House|Hall|Park|Bridge|Centre|Center|School|Hotel|Church|Station|Court|Market|Office|Team|Board|Committee|Council|Bank|Company|Group|Service|Services|Insurance|Union|Fund|Project|Plan|Phase|Room|Floor|Building|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|North|South|East|West|New|Total|Page|Invoice|Order|Date|Dear|Kind|Best|Yours|Sincerely|Calle|Plaza|Rue|Place|Via|Piazza|Straat|Plein|Rua|Avenida|Straße|Platz|Weg|Terms|Item|Action|Agenda|Minutes|Report|Annual|General|Meeting|The|This|That|These|For|With|After|Before|When|If|On|In|At|From|To|By|And|Or|Not|No|Yes|We|Our|Your|All|Please|Thank|Thanks|Google|Microsoft|Excel|Next|Last|First|Second|Open|Dr|Prof|Herr|Frau|Für|Nach|Vor|Mit|Bei|Zum|Zur|Nächste|Im|Am|Der|Die|Das|Den|Ein|Eine|Seit|Unser|Unsere|Ihr|Ihre|Wir|Sie|Pour|Dans|Avec|Chez|Sur|Los|Las|El|La|Le|Les|Para|Con|Por|Het|De|Een|Voor|Met|Il|Lo|Gli|Per|VAT|IBAN|Tel|Fax)\b/u

function note(into: Map<string, FoundName>, name: string, unit: Unit): void {
  const key = name.toLowerCase()
  if (!into.has(key)) into.set(key, { name, role: null, place: { part: unit.part, quote: unit.text } })
}

/** "Wilk" is the same as "Tomasz Wilk". */
function withoutParts(names: FoundName[]): FoundName[] {
  return names.filter(
    (one) =>
      !names.some(
        (other) =>
          other !== one && other.name.length > one.name.length && ` ${other.name} `.includes(` ${one.name} `),
      ),
  )
}
