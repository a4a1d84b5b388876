// How Dutch speaks of polls and of votes.
import type { PollWords } from '../poll-words.ts'

export const dutch: PollWords = {
  code: 'nl',
  classes: {
    yes: 'vind ik mooi|vind ik leuk|mooist|mooiste|het mooist|het mooiste|bevalt me|bevalt mij|spreekt me aan|spreekt mij aan|heeft mijn voorkeur|niets tegen|niks op tegen|niets op tegen|niets op aan te merken|wel|ja|jawel|graag|prima|goed|ok|oke|okay|akkoord|mee eens|eens|past|passen|schikt|komt uit|komt goed uit|komt mij uit|lukt|kan|kan ik|zou kunnen|mogelijk|beschikbaar|vrij|uitstekend|perfect|super|top|wil|kies|kies voor|stem voor|neem|ik ben voor|voor|goedgekeurd|keur goed|goedkeuring|geen probleem|geen bezwaar|geen bezwaren|zeker|natuurlijk|tuurlijk|met plezier|ideaal|heerlijk|leuk|groen licht|waarom niet|ik doe mee|doe maar|van mij mag het|ben voor|liever wel|klinkt goed',
    no: 'hoeft niet|niet nodig|sla ik over|nee|neen|niet|kan niet|kan ik niet|past niet|liever niet|lukt niet|onmogelijk|niet mogelijk|niet beschikbaar|bezet|op vakantie|vakantie|afwezig|weg|afgewezen|afgekeurd|wijs af|keur af|tegen|ik ben tegen|niet akkoord|oneens|niet mee eens|nooit|te duur|te vroeg|te laat|slecht|helaas niet|echt niet|zeker niet|absoluut niet|jammer|sorry|tandarts|komt niet uit|komt slecht uit|geen kans|vermijden|uitgesloten',
    maybe:
      'als tweede keus|als tweede keuze|als alternatief|lastig|moeilijk|nog niet|misschien|eventueel|desnoods|als het moet|indien nodig|zo nodig|als het echt moet|in geval van nood|wellicht|mogelijk wel|weet niet|weet nog niet|niet zeker|hangt ervan af|als niets anders kan|in het ergste geval|onder voorbehoud|liever niet maar kan|in noodgevallen|in een noodgeval|bij nood|in uiterste nood|in het uiterste geval|als laatste optie|als laatste mogelijkheid|als laatste redmiddel|als noodoplossing|noodgedwongen',
    not: 'niet|geen|nooit|noch|zonder',
    rather: 'liever|liefst|het liefst|bij voorkeur|voorkeur|favoriet|mijn favoriet|eerste keus|vooral',
    than: 'dan|in plaats van|boven',
    only: 'alleen|enkel|slechts|uitsluitend',
    all: 'de hele dag|wanneer dan ook|op elk moment|alle|alles|allemaal|alle drie|alle vier|elke|iedere|elke dag|alle dagen|alle data|beide|allebei',
    sorry: 'sorry|helaas|jammer',
    both: 'beide|allebei',
    none: 'geen van alle|geen van de|geen enkele|geen van beide|geen van deze|niets|geen een|geen dag',
    except: 'behalve|uitgezonderd|op na|maar niet|met uitzondering van|buiten|alleen niet|maar niet op',
    rest: 'de rest|rest|de andere|de anderen|de overige|overige|alle andere|anders|de andere dagen',
    indifferent:
      'maakt mij niet uit|maakt me niet uit|maakt niet uit|maakt niks uit|geen voorkeur|om het even|zeggen jullie het maar|wat jullie willen|ik onthoud mij|onthouding|kiezen jullie maar',
    self: 'ik',
    compares: 'boven|onder|beter dan|voor|gelijk|even goed|ex aequo',
    busy: 'training|les|dokter|tandarts|kinderen|bruiloft|begrafenis|verjaardag|concert|examen|dienst|nachtdienst|beurs|bij een klant|in het buitenland|cursus|vergadering|afspraak|op reis|zakenreis|vrije dag|studiedag',
    decided:
      'heeft goedgekeurd|heeft al goedgekeurd|is akkoord|is tegen|heeft gestemd|heeft afgewezen|gaat akkoord',
    always: 'altijd',
    and: 'en|&|plus|samen met|evenals|niet alleen',
    or: 'of|ofwel',
    but: 'maar|echter|hoewel|daarentegen',
    also: 'ook|eveneens|daarnaast|bovendien',
    correction:
      'verandering van plan|plan gewijzigd|nee wacht|wacht|wacht even|eigenlijk|bij nader inzien|correctie|ik bedoel|ik bedoelde|sorry ik bedoel|toch liever|toch maar|of nee|nee toch|ach nee|ik verander mijn stem naar|van gedachten veranderd|liever toch|oh nee',
    condition:
      'met aanpassingen|met wijzigingen|onder voorwaarden|als|indien|mits|alleen als|op voorwaarde dat|zolang|tenzij|maar alleen als|vooropgesteld dat|enkel als|in het geval dat',
    otherwise: 'anders|zo niet',
    because: 'omdat|want|aangezien|vanwege|wegens|doordat',
    article: 'de|het|een|den|nummer|nr|op|om|voor|mijn|in|aan|die|dat|bij',
    is: 'is|zijn|zou|wordt|ik|mij|me|voor mij|mijn stem|mijn stem is|doe|ben|zouden|wij|we|ga voor|was|dat|het is',
    please: 'alsjeblieft|alstublieft|aub|graag|bedankt|dank|dank je|dankjewel|wat mij betreft|van mij',
    option: 'opties|nummers|voorstellen|optie|nummer|keuze|voorstel|antwoord|nr|mogelijkheid|letter',
    away: 'niet meer werkzaam|werk niet meer|werkt niet meer|ouderschapsverlof|zwangerschapsverlof|afwezig tot|ik ben afwezig|niet op kantoor|automatisch antwoord|afwezigheidsbericht|buiten kantoor|met verlof',
    last: 'laatste|de laatste|het laatste',
    lastRank: 'als laatste|op de laatste plaats|tot slot|ten slotte|het minst|tenslotte|laatst',
    after: 'na|vanaf|later dan|niet voor',
    before: 'tot|eerder dan|niet na',
    morning: 'ochtend|ochtends|s ochtends|in de ochtend|ochtenden|morgens',
    afternoon: 'middag|middags|s middags|in de middag|middagen',
    evening: 'avond|avonds|s avonds|in de avond|avonden',
    same: 'zoals|hetzelfde als|dezelfde als|net als|wat|ik sluit me aan bij|eens met|zelfde als|gelijk aan|idem als|aan bij|+1 voor',
    behalf: 'namens|in naam van|voor ons beiden|wij allebei|stemt ook|ook voor|met volmacht|bij volmacht',
    relative:
      'collega|vrouw|man|baas|partner|zoon|dochter|broer|zus|vriend|vriendin|moeder|vader|assistent|team',
    votes:
      'zeggen|willen|houdt van|wilt|neemt liever|is voor|zegt|wil|stemt|kiest|neemt|heeft liever|zou|vindt|kan|gekozen|koos|keurt|gaat voor|zei',
    later:
      'ontvangen|moet overleggen|overleg eerst|vraag het eerst|moet eerst|slaap er een nacht over|laat me|ik laat het weten|laat weten|laat het je weten|ik kijk|bekijk|later|moet nog|ga nog|kom erop terug|antwoord later|morgen antwoord|denk erover|kijk er morgen naar|moet even',
    close: 'sluit|sluiten|afsluiten|beeindig|beeindigen|stop de peiling|sluit de stemming|sluit maar',
    results:
      'resultaten|resultaat|uitslag|tussenstand|wie heeft gestemd|wie heeft er gestemd|wie moet nog|stand|stand van zaken',
    remind: 'herinner|herinnering|stuur een herinnering|herinneren|rappel',
    open: 'nu stemmen|start de stemming|verstuur|versturen|verzend|stuur|start|starten|publiceer|ga je gang|ja|prima',
    reopen: 'heropen|heropenen|opnieuw openen|open opnieuw|weer openen|weer open',
    extend: 'verleng|verlengen|verlengd|tot|deadline|dagen extra|dagen langer|uitstellen',
    add: 'voeg|toevoegen|voeg toe|nieuwe optie|extra optie|nog een optie|andere optie',
    more: 'meer|langer|extra|nog',
    ask: 'stem|stemmen|stemt|stem graag|kies|kiezen|peiling|enquete|komt jullie|komt het jullie|schikt jullie|past jullie|hebben jullie liever|jullie voorkeur|jullie keuze|vinden jullie|beter uit|geef aan|aankruisen|kruis aan|graag stemmen|het liefst|jullie stem|spreken we af|wat past|laat weten|laat me weten|wat vinden jullie|wat komt uit',
    which: 'welke|welk|wat|waar|wanneer|wie|hoe|waarheen',
    shall:
      'zullen|moeten|willen|kunnen|gaan|zijn|hebben|mogen|kopen|doen|nemen|vinden|stemmen|verplaatsen|blijven|is|komen|houden|boeken|maken|zou|zouden|wordt|worden|stoppen|beginnen|kan|keuren|past',
    every: 'iedereen|allemaal|mensen|jongens|jullie|we|wij|ons|team|alle|onze|collega s|elk',
    poll: 'maak een peiling|een peiling|peiling over|een stemming over|stemming over|start een peiling|maak een enquete|een enquete over|peiling maken|organiseer een stemming',
    pickMany:
      'meerdere|meer dan een|alle die|alles wat|meerkeuze|zoveel|meerdere antwoorden|maximaal drie|maximaal twee|tot drie|kruis alles aan|meerdere mogelijk|alles aankruisen',
    pickOne: 'maar een|slechts een|precies een|een stem|een antwoord',
    rank: 'volgorde|op volgorde|rangschik|rangschikken|in volgorde|voorkeursvolgorde|op volgorde van voorkeur|prioriteer|zet op volgorde|ranglijst',
    yesOrNo: 'ja of nee|ja/nee|voor of tegen',
    approve:
      'goedkeuren|goedkeuring|akkoord|graag akkoord|jullie akkoord|toestemming|keur goed|keuren goed|fiat|goed te keuren|akkoord op|akkoord gaan',
    mustApprove:
      'moet goedkeuren|moeten goedkeuren|moet akkoord|moeten akkoord|moet tekenen|moet akkoord gaan|moeten akkoord gaan',
    deadline:
      'voor|tot|uiterlijk|deadline|sluit|eindigt|tot en met|einddatum|sluitingsdatum|loopt tot|voor het einde|ik bestel|bestel ik|ik wil bestellen|ik moet bestellen|ik boek|ik moet boeken|ik beslis|sluit op',
    anonymous:
      'anoniem|anonieme|geheim|geheime|geheime stemming|zonder namen|niemand ziet wie|niemand krijgt te zien|in het geheim',
    hidden:
      'resultaten pas|uitslag pas|resultaten verborgen|uitslag verborgen|resultaten verbergen|verberg de resultaten|resultaten na|uitslag na|geen tussenstand|resultaten aan het eind|uitslag aan het eind|resultaten niet tonen',
    quorum: 'minstens|ten minste|minimaal|quorum|tenminste|op zijn minst|niet minder dan',
    answers: 'stemmen|antwoorden|reacties|stemmers|deelnemers|mensen|personen|gestemd',
    onlyThey: 'alleen|enkel|mogen stemmen|stemmen|vraag alleen|uitsluitend',
    majority: 'meerderheid|de meerderheid beslist|gewone meerderheid|absolute meerderheid|meer dan de helft',
    unanimous: 'unaniem|iedereen moet|allemaal moeten|eenstemmig|allen moeten|consensus',
    request:
      'kun je|kan je|zou je|wil je|stuur me|heb je|weet je|weet iemand|heeft iemand|kan iemand|mag ik|kan ik|kunt u|wie heeft|wie weet',
    offer:
      'ik stel|ik stel voor|wij stellen voor|we stellen voor|mijn voorstel|de opties zijn|de keuzes zijn|te kiezen uit|we kunnen|we zouden kunnen|ik dacht aan|tot nu toe hebben we|tot nu toe',
    ideas:
      'ideeen graag|ideeen welkom|ideeen voor|iemand ideeen|iemand een idee|hebben jullie ideeen|andere ideeen|meer ideeen|eigen ideeen|eigen idee|suggesties graag|suggesties welkom|suggesties voor|andere suggesties|eigen suggesties|eigen suggestie|jullie suggesties|jullie ideeen|noem gerust|zelf iets',
    smallTalk: 'hoe gaat het|hoe is het|alles goed|hoe was',
    times:
      'datum|data|dag|dagen|avond|avonden|tijd|tijden|tijdstip|wanneer|moment|weekend|week|ochtend|middag|uur|afspraak',
  },
  ordinals:
    'eerste/eerst/ten eerste/als eerste/1e/1ste/op de eerste plaats, tweede/ten tweede/als tweede/2e/2de, derde/ten derde/als derde/3e/3de, vierde/ten vierde/4e, vijfde/ten vijfde/5e, zesde, zevende, achtste, negende, tiende',
  numbers: 'een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf',
  weekdays:
    'maandag/maandags/ma, dinsdag/dinsdags/di, woensdag/woensdags/wo, donderdag/donderdags/do, vrijdag/vrijdags/vr, zaterdag/zaterdags/za, zondag/zondags/zo',
  ifNeedBe: {
    when: 'als|indien|wanneer|mocht',
    need: 'het moet|t moet|het echt moet|t echt moet|het nodig is|het echt nodig is|het absoluut nodig is|nodig|echt nodig|absoluut nodig|strikt nodig|noodzakelijk|strikt noodzakelijk|het noodzakelijk is|het niet anders kan|t niet anders kan|het echt niet anders kan|het niet anders gaat|er niets anders is|er niets anders kan|er niets anders op zit|er niks anders is|niets anders kan|niets anders lukt|niks anders kan|er geen andere mogelijkheid is|er geen andere optie is|er geen alternatief is|er geen andere keuze is|geen andere keus|geen andere optie|ik moet|ik echt moet|we moeten|het onvermijdelijk is|onvermijdelijk',
  },
  ranges: { since: 'vanaf', from: 'van', to: 'tot|tot en met|t m|tm', on: 'af', between: 'tussen' },
  kinds: {
    single: 'een|enkele|enkele keuze|een keuze',
    multiple: 'meerdere|meerkeuze|meerdere keuzes',
    ranked: 'rangschikking|volgorde|ranglijst|ranking',
    yes_no: 'ja nee|ja of nee',
    approval: 'goedkeuring|akkoord|goedkeuren',
    schedule: 'datum|datums|tijden|afspraak|planning',
  },
  kindFrame: 'het|is|de|graag|alsjeblieft|peiling|stemming|als|van',
}
