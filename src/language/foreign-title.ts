// Takes the polite wrapping off a request in German, French, Spanish, Italian, Dutch or Portuguese.

import { singleSpaced } from './fold.ts'

const WRAPPING: readonly RegExp[] = [
  /^[¿¡\s]+/u,
  /^(?:hallo|hi|bonjour|salut|hola|ciao)\b[^,!]{0,30}[,!]\s*/iu,
  /^(?:(?:und|also|dann|außerdem|et|y|e) )?(?:kannst|könntest|würdest|könnt|könntet|würdet) (?:du|ihr)(?: uns| mir)?(?: bitte)?(?: noch| mal| auch)*\s+/iu,
  /^(?:können|könnten|würden) sie(?: uns| mir)?(?: bitte)?(?: noch| mal| auch)*\s+/iu,
  /^(?:ich werde|ich kümmere mich um)\s+/iu,
  /^(?:bitte|vergiss nicht,?|vergesst nicht,?|(?:denk|denkt|denken sie) (?:bitte )?daran,?)\s+/iu,
  /^(?:peux|pourrais|veux)[- ]tu\s+|^(?:tu peux|tu pourrais|vous pouvez|vous pourriez)\s+|^(?:pouvez|pourriez|voulez|voudriez)[- ]vous\s+/iu,
  /^(?:merci de|merci d['’]|prière de|veuillez|n['’]oublie(?:z)? pas de|s['’]il (?:te|vous) plaît,?|je vais)\s*/iu,
  /^(?:me |nos )?(?:puedes|podrías|podéis|podríais|pueden|podrían|puede usted|podría usted|puede|podría)\s+|^(?:por favor,?|no olvides|voy a)\s+/iu,
  /^(?:mi |ci )?(?:puoi|potresti|potete|potreste)\s+|^(?:per favore,?|per piacere,?)\s+/iu,
  /^(?:kun|kan|zou|wil) (?:je|jij|u|jullie)(?: alsjeblieft| aub)?\s+|^(?:ik zal|ik ga|vergeet niet(?: om)?)\s+/iu,
  /^(?:você )?(?:pode|podes|poderia|podem|poderiam)\s+|^(?:vou)\s+/iu,
  /^(?:bitte|s['’]il (?:te|vous) plaît|por favor|per favore|alsjeblieft),?\s+/iu,
]
const INSIDE =
  /[\s,]+(?:bitte|s['’]il (?:te|vous) plaît|svp|stp|por favor|per favore|per piacere|alsjeblieft|alstublieft|aub|se faz favor)(?=[\s,.!?]|$)/giu

/** The bare work: "Kannst du bitte die Folien schicken?" gives "die Folien schicken". */
export function unwrapForeign(sentence: string): string {
  let phrase = singleSpaced(sentence).trim()
  phrase = phrase
    .replace(/^je m['’]occupe d/iu, "S'occuper d")
    .replace(/^(?:yo )?me (?:encargo|ocupo) de/iu, 'Encargarse de')
  phrase = phrase.replace(/^ich kümmere mich um (.+?)[.!]*$/iu, '$1 übernehmen')
  for (const wrapping of WRAPPING) phrase = phrase.replace(wrapping, '')
  phrase = phrase.replace(/^(?:(?:nous|me|nos|mi|ci|mir|uns) |m['’] ?)(?=\p{L}+(?:er|ir|re|ar)\b)/iu, '')
  phrase = phrase.replace(/^(?:denkt? (?:bitte )?daran,?|también|aussi|auch|anche) /iu, '')
  return phrase.replace(INSIDE, '').replace(/[\s?!.]+$/u, '')
}
