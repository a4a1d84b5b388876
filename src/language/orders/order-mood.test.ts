// Orders, and what only looks like one, in the seven languages that people ask in.
import { expect, it } from 'vitest'
import { moodOf, type OrderMood } from './order-mood.ts'

const people = new Set(['ben', 'jonas', 'luc', 'mia'])
const moods = (language: string, texts: readonly string[]) =>
  texts.map((text) => [text, moodOf({ text, language, people })] as const)
const all = (mood: OrderMood, texts: readonly string[]) => texts.map((text) => [text, mood] as const)

const ORDERS: Record<string, readonly string[]> = {
  en: [
    'move the deck to Friday',
    'Please give the deck to Ben.',
    'could you push the deck to Monday?',
    'I want you to close the deck',
    "I'd like the deck done by Friday",
    'deck to Friday please',
    'high priority for the deck',
    'move the deck to Friday, ok?',
    'Thanks for that. Move the deck to Friday.',
    'can you please mark it as done',
    "drop the deck, we don't need it",
    'put the deck on 3.12.',
    "let's move the deck to Friday",
    'remind me tomorrow at 9:30 about the deck',
  ],
  de: [
    'verschieb das Deck auf Freitag',
    'Kannst du das Deck bitte Ben geben?',
    'Deck bitte auf den 30.11. vorziehen',
    'ich möchte das Deck auf Freitag verschieben',
    'Deck freigeben',
    'setz das Deck auf erledigt, ok?',
  ],
  fr: [
    'déplace le deck à vendredi',
    'peux-tu donner le deck à Ben ?',
    "s'il te plaît, marque le deck comme fait",
    'je voudrais que tu reportes le deck à lundi',
  ],
  es: [
    'mueve el deck al viernes',
    '¿puedes pasar el deck a Ben?',
    'quiero que cierres el deck',
    'pon el deck para el lunes',
  ],
  it: [
    'sposta il deck a venerdì',
    'puoi dare il deck a Ben?',
    'vorrei che chiudessi il deck',
    'segna come fatto il deck',
  ],
  nl: [
    'verplaats het deck naar vrijdag',
    'kun je het deck aan Ben geven?',
    'ik wil dat je het deck sluit',
    'zet het deck op 4 december',
  ],
  pt: [
    'muda o deck para sexta',
    'podes dar o deck ao Ben?',
    'quero que feches o deck',
    'marca o deck como feito',
  ],
}

for (const [language, texts] of Object.entries(ORDERS))
  it(`takes what orders for an order: ${language}`, () => {
    expect(moods(language, texts)).toEqual(all('order', texts))
  })

const NONE: Record<string, Partial<Record<OrderMood, readonly string[]>>> = {
  en: {
    asked: [
      'did I move the deck to Friday?',
      'should I give the deck to Ben?',
      'can I delete the deck?',
      'what happens if I close the deck',
      'who moved the deck to Friday',
      'is the deck done?',
      'how do I mark a task as done',
      'move the deck to Friday?',
      'has Ben closed the deck',
      'vote green for me, wait, did I already?',
      'could you tell me who has the deck?',
    ],
    denied: [
      "don't move the deck to Friday",
      'do not close the deck yet',
      'please never delete the deck',
      "I don't want you to move the deck",
      'move the deck to Friday, no, forget it',
      "Move the deck to Friday. Or rather don't.",
      'could you not give the deck to Ben',
    ],
    hangs: [
      'if Ben agrees move the deck to Friday',
      'move the deck to Friday if the hall is free',
      'close the deck once Luc has paid',
      'as soon as the offer is in, give the deck to Ben',
      'unless Mia objects, delete the deck',
      'suppose we move the deck to Friday',
    ],
    quoted: [
      'Ben said move the deck to Friday',
      'the mail says mark everything as done',
      'Mia asked me to give the deck to Ben',
      'she wrote "move the deck to Friday"',
      'according to Luc, close the deck',
      'move the deck to Friday, said Ben',
      'Ben wants to move the deck to Friday',
    ],
    choice: ['give the deck to Ben or Jonas', 'move all tasks except the deck to Friday'],
    weighed: [
      'maybe move the deck to Friday',
      'I think we should move the deck to Friday',
      'perhaps give the deck to Ben',
    ],
    past: ['moved the deck to Friday', 'deck moved to Friday'],
    told: [
      'Ben moved the deck to Friday',
      'Jonas takes the deck',
      'they will close the deck',
      'I will send the deck tomorrow',
      'I have to send the deck',
    ],
    report: ['I sent the deck', 'the deck is done'],
  },
  de: {
    asked: [
      'hab ich das Deck auf Freitag verschoben?',
      'soll ich das Deck Ben geben?',
      'Ist das Deck erledigt',
      'wer hat das Deck verschoben',
    ],
    denied: ['verschieb das Deck nicht auf Freitag', 'bitte das Deck nicht löschen', 'lösch kein Deck'],
    hangs: [
      'wenn Ben zusagt, verschieb das Deck auf Freitag',
      'schließ das Deck, sobald Luc bezahlt hat',
      'falls es geht: gib das Deck Ben',
    ],
    quoted: [
      'Ben sagt, verschieb das Deck auf Freitag',
      'laut Mia das Deck auf Freitag verschieben',
      'Ben meinte, ich soll das Deck schließen',
    ],
    choice: ['gib das Deck Ben oder Jonas'],
    weighed: ['vielleicht das Deck auf Freitag verschieben'],
    told: ['Ben hat das Deck verschoben', 'ich werde das Deck morgen schicken'],
    past: ['Deck wurde auf Freitag verschoben'],
  },
  fr: {
    asked: ['est-ce que j’ai déplacé le deck ?', 'qui a déplacé le deck', 'dois-je donner le deck à Ben ?'],
    denied: ['ne déplace pas le deck', 'surtout ne ferme pas le deck'],
    hangs: ['si Ben est d’accord, déplace le deck à vendredi', 'ferme le deck dès que Luc a payé'],
    quoted: ['Ben a dit de déplacer le deck', 'selon Mia, ferme le deck'],
    choice: ['donne le deck à Ben ou Jonas'],
    weighed: ['peut-être déplacer le deck à vendredi'],
    told: ['Ben a déplacé le deck', 'je vais envoyer le deck demain'],
  },
  es: {
    asked: ['¿he movido el deck?', '¿debo pasar el deck a Ben?', 'quién ha movido el deck'],
    denied: ['no muevas el deck', 'por favor no cierres el deck'],
    hangs: ['si Ben está de acuerdo, mueve el deck al viernes', 'cierra el deck cuando pague Luc'],
    quoted: ['Ben dijo que muevas el deck', 'según Mia, cierra el deck'],
    choice: ['pasa el deck a Ben o Jonas'],
    weighed: ['quizás mueve el deck al viernes'],
    told: ['Ben ha movido el deck', 'voy a enviar el deck mañana'],
  },
  it: {
    asked: ['ho spostato il deck?', 'devo dare il deck a Ben?', 'chi ha spostato il deck'],
    denied: ['non spostare il deck', 'per favore non chiudere il deck'],
    hangs: ['se Ben è d’accordo sposta il deck a venerdì', 'chiudi il deck quando Luc ha pagato'],
    quoted: ['Ben ha detto di spostare il deck', 'secondo Mia chiudi il deck'],
    choice: ['passa il deck a Ben o Jonas'],
    weighed: ['forse sposta il deck a venerdì'],
    told: ['Ben ha spostato il deck'],
  },
  nl: {
    asked: [
      'heb ik het deck verplaatst?',
      'moet ik het deck aan Ben geven?',
      'wie heeft het deck verplaatst',
    ],
    denied: ['verplaats het deck niet', 'sluit het deck nog niet'],
    hangs: ['als Ben akkoord is, verplaats het deck naar vrijdag', 'sluit het deck zodra Luc betaald heeft'],
    quoted: ['Ben zei verplaats het deck', 'volgens Mia het deck sluiten'],
    choice: ['geef het deck aan Ben of Jonas'],
    weighed: ['misschien het deck naar vrijdag verplaatsen'],
    told: ['Ben heeft het deck verplaatst', 'ik ga het deck morgen sturen'],
  },
  pt: {
    asked: ['já mudei o deck?', 'devo dar o deck ao Ben?', 'quem mudou o deck'],
    denied: ['não mudes o deck', 'por favor não feches o deck'],
    hangs: ['se o Ben concordar, muda o deck para sexta', 'fecha o deck quando o Luc pagar'],
    quoted: ['o Ben disse para mudar o deck', 'segundo a Mia fecha o deck'],
    choice: ['passa o deck ao Ben ou ao Jonas'],
    weighed: ['talvez mudar o deck para sexta'],
    past: ['o Ben mudou o deck'],
    told: ['vou enviar o deck amanhã'],
  },
}

for (const [language, kinds] of Object.entries(NONE))
  it(`takes nothing else for an order: ${language}`, () => {
    for (const [mood, texts] of Object.entries(kinds) as [OrderMood, readonly string[]][])
      expect(moods(language, texts)).toEqual(all(mood, texts))
  })
