// How each language asks for yes or no, for a number or for words, and what a phrase about a topic does not hold.
import { writtenIn } from '../written-in.ts'

interface QuestionWords {
  code: string
  /** A question that begins so is answered by yes or no. */
  yesOrNo: string
  /** Anywhere in a question: it wants more than yes or no. */
  openEnd: string
  yes: string
  no: string
  /** Names of the ways to answer, as in "make the first one a scale". */
  scale: string
  freeText: string
  ordinals: string
  /** Pronouns and verbs: "the move" is a topic, "tired they are" is none. */
  noTopic: string
}

const QUESTION_WORDS: readonly QuestionWords[] = [
  {
    code: 'en',
    yesOrNo: 'do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|shall',
    openEnd:
      'what|which|how|why|who|where|when|whom|whose|anything|something|anyone|someone|ideas|suggestions|comments|thoughts|feedback|wishes|tell us|tell me|describe|explain|if so|if not|say',
    yes: 'Yes',
    no: 'No',
    scale: 'scale|rating|1 to 5|1-5',
    freeText: 'free text|open question|own words|open',
    ordinals: 'first|second|third|fourth|fifth|sixth|seventh|eighth',
    noTopic:
      'i|you|he|she|it|we|they|them|us|me|him|her|are|is|was|were|am|do|does|did|has|have|had|can|could|will|would|should|feel|think|want|like|liked',
  },
  {
    code: 'de',
    yesOrNo:
      'bist|seid|sind|ist|war|waren|warst|wart|hast|habt|haben|hat|hattest|hattet|hatten|brauchst|braucht|brauchen|möchtest|möchtet|möchten|willst|wollt|wollen|kannst|könnt|können|kann|soll|sollen|sollten|sollte|wirst|werdet|werden|wird|würdest|würdet|würden|kommst|kommt|kommen|gibt|fehlt|fühlst|fühlt',
    openEnd:
      'was|welche|welcher|welches|welchen|wie|warum|wieso|wer|wen|wem|wo|wann|etwas|jemand|ideen|vorschläge|anmerkungen|wünsche|beschreibe|erkläre|wenn ja|falls ja|noch sagen',
    yes: 'Ja',
    no: 'Nein',
    scale: 'skala|bewertung|1 bis 5|1-5',
    freeText: 'freitext|offene frage|eigene worte|offen',
    ordinals: 'erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte',
    noTopic:
      'ich|du|er|sie|es|wir|ihr|ihnen|ihm|ihn|euch|uns|mich|dich|ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|gefallen|fanden|finden',
  },
  {
    code: 'fr',
    yesOrNo:
      "est-ce que|est-ce qu’|est-ce qu'|as-tu|avez-vous|es-tu|êtes-vous|était-ce|veux-tu|voulez-vous|souhaitez-vous|souhaites-tu|peux-tu|pouvez-vous|faut-il|devons-nous|devrions-nous|viens-tu|venez-vous",
    openEnd:
      'quoi|quel|quelle|quels|quelles|comment|pourquoi|qui|où|quand|combien|quelque chose|idées|suggestions|remarques|souhaits|décrivez|expliquez|si oui',
    yes: 'Oui',
    no: 'Non',
    scale: 'échelle|note de 1 à 5|1 à 5|1-5',
    freeText: 'texte libre|question ouverte|réponse libre',
    ordinals: 'première|deuxième|troisième|quatrième|cinquième|sixième|septième|huitième',
    noTopic: 'je|tu|il|elle|ils|elles|nous|vous|eux|leur|était|étaient|est|sont|ont|a|avaient|ça|cela',
  },
  {
    code: 'es',
    yesOrNo:
      'necesitas|necesitáis|tienes|tenéis|quieres|queréis|puedes|podéis|es|está|estás|estáis|fue|fueron|hay|has|habéis|ha|debemos|deberíamos|vienes|venís|te|os',
    openEnd:
      'qué|cuál|cuáles|cómo|por qué|quién|quiénes|dónde|cuándo|cuánto|cuánta|algo|alguien|ideas|sugerencias|comentarios|deseos|describe|explica|si es así',
    yes: 'Sí',
    no: 'No',
    scale: 'escala|1 a 5|1-5',
    freeText: 'texto libre|pregunta abierta',
    ordinals: 'primera|segunda|tercera|cuarta|quinta|sexta|séptima|octava',
    noTopic:
      'yo|tú|él|ella|ellos|ellas|nosotros|vosotros|ustedes|les|os|está|están|es|son|era|eran|fue|han|ha',
  },
  {
    code: 'it',
    yesOrNo:
      "hai|avete|ha|sei|siete|è|era|vuoi|volete|puoi|potete|serve|ti serve|vi serve|c’è|c'è|dobbiamo|dovremmo|vieni|venite|ti è|vi è",
    openEnd:
      'cosa|quale|quali|come|perché|chi|dove|quando|quanto|quanta|qualcosa|qualcuno|idee|suggerimenti|commenti|desideri|descrivi|spiega|se sì',
    yes: 'Sì',
    no: 'No',
    scale: 'scala|1 a 5|1-5',
    freeText: 'testo libero|domanda aperta',
    ordinals: 'prima|seconda|terza|quarta|quinta|sesta|settima|ottava',
    noTopic: 'io|tu|lui|lei|noi|voi|loro|gli|è|sono|era|erano|ha|hanno|stanno|sta',
  },
  {
    code: 'nl',
    yesOrNo:
      'heb|hebt|hebben|heeft|had|ben|bent|zijn|is|was|waren|wil|willen|kun|kan|kunt|kunnen|moet|moeten|zal|zullen|zou|zouden|kom|komt|komen',
    openEnd:
      'wat|welke|welk|hoe|waarom|wie|waar|wanneer|iets|iemand|ideeën|suggesties|opmerkingen|wensen|beschrijf|leg uit|zo ja',
    yes: 'Ja',
    no: 'Nee',
    scale: 'schaal|1 tot 5|1-5',
    freeText: 'vrije tekst|open vraag|eigen woorden',
    ordinals: 'eerste|tweede|derde|vierde|vijfde|zesde|zevende|achtste',
    noTopic:
      'ik|jij|je|hij|zij|ze|wij|we|jullie|hun|hen|ons|is|zijn|was|waren|heeft|hebben|had|hadden|vonden|vinden',
  },
  {
    code: 'pt',
    yesOrNo:
      'precisas|precisa|tens|tem|queres|quer|podes|pode|é|está|estás|foi|há|devemos|deveríamos|vens|vem|gostaste|gostou',
    openEnd:
      'quê|qual|quais|como|porquê|por que|quem|onde|quando|quanto|quanta|algo|alguma coisa|alguém|ideias|sugestões|comentários|desejos|descreve|descreva|explica|se sim',
    yes: 'Sim',
    no: 'Não',
    scale: 'escala|1 a 5|1-5',
    freeText: 'texto livre|pergunta aberta',
    ordinals: 'primeira|segunda|terceira|quarta|quinta|sexta|sétima|oitava',
    noTopic: 'eu|tu|ele|ela|eles|elas|nós|vós|vocês|lhes|nos|está|estão|é|são|era|eram|foi|têm|tem',
  },
]

const isLetter = (text: string | undefined): boolean => text !== undefined && /[\p{L}\p{N}]/u.test(text)

function holds(text: string, phrases: string): boolean {
  const lower = text.toLowerCase()
  return phrases.split('|').some((one) => {
    for (let at = lower.indexOf(one); at >= 0; at = lower.indexOf(one, at + 1))
      if (!isLetter(lower[at - 1]) && !isLetter(lower[at + one.length])) return true
    return false
  })
}

/** The words for yes and no of the language in which a question begins so; null where it wants more than that. */
export function yesOrNoOf(question: string): readonly [string, string] | null {
  const text = question.replace(/^[\s\u00bf]{1,8}/, '').toLowerCase()
  const begins = ({ yesOrNo }: QuestionWords): boolean =>
    yesOrNo
      .split('|')
      .some((one) => text.startsWith(one) && (!isLetter(one.at(-1)) || !isLetter(text[one.length])))
  const words = QUESTION_WORDS.filter(begins)
  const language = writtenIn(question)
  const own = words.find(({ code }) => code === language) ?? words[0]
  return own && !holds(text, own.openEnd) ? [own.yes, own.no] : null
}

/** Whether these words name a topic, in a mail of this language: "the move" does, "tired they" does not. */
export function isTopic(text: string, language: string | null): boolean {
  const own = QUESTION_WORDS.filter(({ code }) => code === language)
  const spoken = own.length > 0 ? own : QUESTION_WORDS
  // Short words of one language are articles of another.
  const shortest = own.length > 0 ? 1 : 3
  const phrases = spoken.flatMap(({ noTopic }) => noTopic.split('|'))
  const unfit = new Set(phrases.filter(({ length }) => length >= shortest))
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 && !words.some((word) => unfit.has(word))
}

/** How a question is to be answered, by the words of its author: "make the first one a scale". */
export function kindNamed(line: string): 'scale' | 'text' | null {
  if (QUESTION_WORDS.some(({ scale }) => holds(line, scale))) return 'scale'
  return QUESTION_WORDS.some(({ freeText }) => holds(line, freeText)) ? 'text' : null
}

/** "zweiten" is "zweite" with an ending. */
const placeIn = (ordinals: string, word: string): number =>
  ordinals.split('|').findIndex((one) => word.startsWith(one) && word.length - one.length < 2)

/** The positions that a line names: "the first one", "2", in any language. */
export function positionsIn(line: string): number[] {
  const words = line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const found = words.flatMap((word) => {
    if (/^\d{1,2}$/.test(word)) return [Number(word)]
    const place = QUESTION_WORDS.map(({ ordinals }) => placeIn(ordinals, word)).find((at) => at >= 0)
    return place === undefined ? [] : [place + 1]
  })
  return [...new Set(found)]
}
