// How Dutch asks.
import type { QuestionWords } from '../question-words.ts'

export const questions: QuestionWords = {
  code: 'nl',
  small:
    'de|het|een|en|of|maar|als|dat|die|dit|deze|wat|welke|welk|wie|wiens|wanneer|waar|waarom|hoe|hoeveel|van|voor|naar|in|op|aan|bij|met|uit|over|onder|door|om|te|ter|is|zijn|was|waren|ben|bent|wordt|worden|heb|heeft|hebben|had|ik|me|mij|mijn|je|jij|jou|jouw|u|uw|hij|hem|zij|ze|haar|wij|we|ons|onze|jullie|hun|er|men|zich|kan|kunnen|mag|mogen|moet|moeten|zal|zou|willen|wil|niet|geen|nee|ja|zo|ook|nog|al|maar|heel|meer|dan|daar|hier|graag|alsjeblieft|dank|bedankt|hallo|beste|vraag|groeten|doen|doe|gaat|gaan|weten|iets|iemand|alle|alles|elke|ieder|andere|tot|sinds|per|tussen|tijdens|zonder|na|nou|even|dus|want',
  chatter:
    'gezegd|zegt|gehoord|nu|hoop|denk|geloof|misschien|graag|vraag|weten|hulp|eigenlijk|even|doen|doe|gebeurt|vind|vinden|mensen',
  asks: {
    person: 'wie|aan wie|welke persoon|verantwoordelijk|contactpersoon|bij wie',
    day: 'wanneer|welke dag|welke datum|tot wanneer|vanaf wanneer|deadline|uiterlijk',
    clock: 'hoe laat|wanneer|openingstijden|tot hoe laat|vanaf hoe laat',
    money: 'wat kost|hoeveel|kosten|kost|prijs|betalen|tarief|borg|bedrag|vergoeding',
    count: 'hoeveel|aantal|hoe vaak|hoe oud|hoe groot|hoe ver|maximaal|minimaal|procent',
    duration: 'hoe lang|hoelang|hoeveel dagen|hoeveel weken|hoeveel uur|termijn|hoe ver van tevoren',
    place: 'waar|waarheen|welke kamer|welke deur|welke plek|adres',
    code: 'wachtwoord|code|pincode|pin',
    phone: 'telefoon|telefoonnummer|nummer|bellen|bel ik',
    address: 'mail|e-mail|adres|schrijven|website|contact',
    allowed: 'kan ik|kunnen we|mag ik|mogen we|is het mogelijk|mag|mogelijk|moet ik|is er|zijn er|krijg ik',
    manner: 'hoe kan|hoe moet|hoe doe|wat moet|wat doe|wat gebeurt|hoe werkt',
    reason: 'waarom|reden',
  },
  denies: 'niet|geen|nooit|niemand|verboten|zonder|behalve|tenzij|noch|alleen',
  permits: 'mag|mogen|kan|kunnen|moet|moeten|mogelijk|ja|altijd|gratis|inbegrepen|toegestaan|verplicht',
  units:
    'seconde|seconden|minuut|minuten|uur|uren|dag|dagen|week|weken|maand|maanden|jaar|jaren|nacht|nachten',
  at: 'in|op|bij|naast|achter|onder|boven|voor|tussen|tegenover|links|rechts|aan',
  opens: 'kan|kunnen|mag|mogen|is|zijn|moet|moeten|heb|heeft|krijg|zal|wordt',
}
