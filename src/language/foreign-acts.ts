// Finds requests, promises and proposals in German, French, Spanish, Italian, Dutch and Portuguese by rules.
import { fold, singleSpaced } from './fold.ts'

type Act = 'request' | 'commitment' | 'proposal' | 'question'

/** Read on folded text: no accents, lower case, ß as ss. A leading name with comma or colon was taken off. */
const RULES: readonly (readonly [Act, RegExp])[] = [
  // German
  ['request', /\b(?:kannst|konntest|wurdest|konnt|konntet|wurdet) (?:du|ihr)\b/],
  ['request', /\b(?:konnen|konnten|wurden) sie\b/],
  ['request', /\bbitte (?!um |sehr|schon)\w+|\bbitte\b(?<=\w .{0,80}bitte)/],
  [
    'request',
    /\b(?:ich|wir) (?:brauche|brauchen|benotige|benotigen|mochte|mochten), dass\b|\bvergiss(?:t)? nicht\b|\bdenk(?:t|en sie)? (?:bitte )?daran\b/,
  ],
  [
    'commitment',
    /\bich (?:werde|kummere mich|ubernehme|mache das|schicke|erledige|sende|prufe|melde mich)\b/,
  ],
  ['proposal', /\b(?:lass uns|lasst uns|wollen wir|sollen wir|sollten wir|ich schlage vor|wie ware es)\b/],
  // French
  [
    'request',
    /\b(?:peux|pourrais|veux)[- ]tu\b|\b(?:tu|vous) (?:peux|pourrais|pouvez|pourriez)\b|\b(?:pouvez|pourriez|voulez|voudriez)[- ]vous\b/,
  ],
  [
    'request',
    /\b(?:merci de|merci d'|priere de|veuillez|s'il te plait|s'il vous plait|svp|stp|n'oublie(?:z)? pas de)\b/,
  ],
  [
    'commitment',
    /\bje (?:vais|m'en occupe|m'occupe|te|vous)\b.{0,10}\b(?:\w+(?:er|ir|re)|occupe|enverrai|envoie)\b|\bje (?:\w+rai)\b/,
  ],
  ['proposal', /\b(?:je propose|on pourrait|et si on|si on)\b/],
  // Spanish
  ['request', /\b(?:puedes|podrias|puede usted|podria usted|podeis|podriais|pueden|podrian)\b/],
  ['request', /\bpor favor\b|\bno (?:olvides|olvide|te olvides)\b|\bte (?:pido|ruego) que\b/],
  ['commitment', /\b(?:voy a|me encargo|yo me ocupo|lo hare|te envio|os envio)\b/],
  ['proposal', /\b(?:propongo|podriamos|que tal si|vamos a)\b/],
  // Italian
  [
    'request',
    /\b(?:puoi|potresti|potete|potreste|puo lei)\b|\bper favore\b|\bper piacere\b|\b(?:ti|vi|la) prego di\b|\bnon dimenticare\b/,
  ],
  ['commitment', /\b(?:me ne occupo|ci penso io|mando io|invio io)\b/],
  // Dutch
  [
    'request',
    /\b(?:kun|kan|zou|wil|kunnen|zouden) (?:je|jij|u|jullie)\b|\b(?:alsjeblieft|alstublieft|aub|svp|graag (?:voor|ontvang|de|het))\b|\bvergeet niet\b/,
  ],
  ['commitment', /\bik (?:zal|ga|regel|stuur|zorg)\b/],
  // Portuguese
  [
    'request',
    /\b(?:voce pode|pode|podes|poderia|podem|poderiam) (?:me |nos |por favor )?\w+(?:ar|er|ir)\b|\bse faz favor\b|\bnao (?:esqueca|esquecas)\b/,
  ],
  ['commitment', /\b(?:vou|eu trato|fico de)\b \w+(?:ar|er|ir)\b/],
]

/** Imperatives that begin a sentence; each form is rare as the first word of a statement. */
const IMPERATIVES = new Set(
  (
    'schick schicke schickt schicken sende sendet senden pruf prufe pruft prufen ruf rufe ruft rufen buche bucht buchen mach macht machen erstelle erstellt erstellen aktualisiere aktualisiert aktualisieren bestelle bestellt bestellen bestatige bestatigen informiere informieren leite leiten vereinbare vereinbaren organisiere organisieren bereite bereitet bereiten kontaktiere kontaktieren uberprufe uberprufen korrigiere reserviere reservieren ' +
    'envoie envoyez verifie verifiez appelle appelez prepare preparez reserve reservez confirme confirmez contacte contactez corrige corrigez ajoute ajoutez fais faites commande commandez organise organisez transmets transmettez relis relisez relance relancez ' +
    'envia envie envien enviad enviame revisa revise revisen llama llame llamen prepara preparen reserva reserve confirma confirme confirmen contacta corrige anade haz actualiza actualice compra manda mande organiza ' +
    'invia inviate manda mandate controlla controllate chiama chiamate prenota prenotate conferma confermate aggiorna aggiornate correggi ' +
    'stuur verstuur controleer bel boek maak bevestig bestel regel plan vraag ' +
    'envie verifique ligue prepare confirme atualize mande faca marque'
  ).split(' '),
)
/** English words that are also in the list above: the next word must show that it is not English. */
const ALSO_ENGLISH = new Set([
  'plan',
  'prepare',
  'reserve',
  'revise',
  'organise',
  'corrige',
  'manda',
  'regel',
  'bel',
])
const FOREIGN_WORD =
  /\b(?:der|die|das|den|dem|ein|eine|einen|und|mir|uns|bis|fur|mit|le|la|les|un|une|des|du|et|pour|avec|el|los|las|del|una|para|con|il|lo|gli|per|di|het|een|de|voor|met|o|os|as|um|uma|com)\b/
const ENGLISH_WORD = /\b(?:the|and|you|please|is|are|was|will|would|with|that|this|for|have|from|we|our|my)\b/
const TWO_ENGLISH_WORDS = new RegExp(`${ENGLISH_WORD.source}.*?${ENGLISH_WORD.source}`)

/** What a sentence in one of the six languages does; null when no rule speaks or the text is English. */
export function readForeignAct(sentence: string): Act | null {
  const plain = singleSpaced(fold(sentence.slice(0, 600))).trim()
  if (TWO_ENGLISH_WORDS.test(plain)) return null
  for (const [act, rule] of RULES) if (rule.test(plain) && !isNegated(plain)) return act
  const first = /^(?:[\p{L}]+[,:] )?¿?([\p{L}']+)/u.exec(plain)?.[1] ?? ''
  if (!IMPERATIVES.has(first) || !FOREIGN_WORD.test(plain)) return null
  if (ALSO_ENGLISH.has(first) && ENGLISH_WORD.test(plain)) return null
  return 'request'
}

export function isForeignQuestion(sentence: string): boolean {
  return /^¿|\?\s*$/.test(sentence.trim()) && !/\b(?:bitte|s'il|por favor|per favore)\b/.test(fold(sentence))
}

/** "Du musst das nicht", "pas besoin de", "no hace falta": told not to. */
function isNegated(plain: string): boolean {
  return /\b(?:nicht notig|nicht mehr notig|musst (?:du |ihr )?(?:\w+ )?nicht|pas besoin|pas la peine|no hace falta|no es necesario|non serve|niet nodig|nao precisa)\b/.test(
    plain,
  )
}
