// How Dutch orders, and what it says instead.
import type { OrderWords } from '../order-words.ts'

export const orders: OrderWords = {
  code: 'nl',
  courtesy:
    'alsjeblieft|alstublieft|aub|graag|bedankt|dank je|dankjewel|hallo|hoi|hey|goedemorgen|ok|oké|ja|goed|dus|dan|nu|even|eens|maar|snel|als je kunt|als dat kan|als het kan|indien mogelijk|voor mij|voor ons|ook|nog|weer|terug|liever|ding|zaak|me|ons|gewoon|trouwens|meteen|toch|er|door|af|uit|op|om|in|aan|over',
  polite:
    'kun je|kan je|kunt u|kan u|zou je|zou u|wil je|wilt u|kunnen we|zouden we|kan iemand|kun jij|is het mogelijk om|zou het mogelijk zijn om|je kunt|je mag',
  wishes:
    'ik wil dat je|ik zou graag willen dat je|ik wil|ik zou graag|ik wil graag|ik heb nodig|ik moet|we moeten|we willen|laten we|zorg dat|zorg ervoor dat|ik stem|ik ben voor|mijn stem gaat naar|mijn stem|ik neem|ik pak|ik doe|ik kies|zet mij',
  nods: 'ok|oké|ja|goed|graag|alsjeblieft|bedankt',
  asks: 'wat|wie|wanneer|waar|waarom|hoe|hoeveel|welke|welk|wiens|is|zijn|was|waren|heeft|hebben|heb|had|moet|moeten|mag|mogen|kan ik|zal|zullen|zou ik|wordt|worden|werd|doet|tot wanneer|sinds wanneer|vanaf wanneer|laat zien|toon|zeg me|vertel|lijst|zoek|vind|vat|vergelijk|leg uit|weet je|gaat|komt|blijft|zijn er|is er|wat als',
  denies:
    'niet|nooit|geen|niets|niks|niemand|zonder|noch|nee|vergeet het|laat maar|wacht|vermijd|niet meer|toch niet',
  ifs: 'als|indien|wanneer|zodra|mits|tenzij|nadat|stel dat|stel je voor|in het geval|aangenomen|zolang|of ie|had|zou|theoretisch|anders|pas als|pas nadat|afhankelijk',
  reports:
    'zegt|zei|zeiden|gezegd|schrijft|schreef|geschreven|vraagt|vroeg|gevraagd|wil dat|wilde dat|stelt voor|stelde|voorgesteld|denkt|dacht|volgens|beweert|beweerde|vindt|vond|vertelt|vertelde|antwoordde|eist|eiste|noemde|adviseert|adviseerde|meent|schijnt',
  choices: 'of|ofwel|behalve|uitgezonderd|in plaats|maar niet',
  doubts:
    'misschien|eventueel|mogelijk|waarschijnlijk|ik denk|ik geloof|ik vermoed|ik vraag me af|weet niet|twijfel|hopelijk|ik hoop|we zouden|we konden|ik wilde|ik was van plan|bijna|ooit|wellicht|we kunnen misschien',
  subjects: 'ik|wij|we|jij|je|hij|zij|ze|het|dat|dit|iemand|niemand|iedereen|men|jullie|de mensen',
  self: 'ik|we|wij|het|dat|dit',
  finite:
    'is|zijn|was|waren|heeft|heb|hebben|had|hadden|wordt|worden|werd|werden|moet|moeten|kan|kunnen|kon|wil|willen|wilde|zal|zullen|mag|gaat|ging|komt|kwam|blijft|staat|doet|neemt|nam|maakt|ligt|loopt|lijkt',
  modals:
    'zal|zullen|moet|moeten|kan|kunnen|kon|wil|willen|wilde|mag|ga|gaat|bijna|half|gedeeltelijk|binnenkort|probeer|geprobeerd|hoop|morgen|later|nog|begonnen|gestart|zou|te doen|straks',
  past: 'verplaatst|verplaatste|verschoven|verschoof|uitgesteld|toegewezen|gaf|gegeven|gemarkeerd|verwijderd|verwijderde|gewist|geschrapt|gewijzigd|veranderd|gesloten|sloot|heropend|toegevoegd|aangemaakt|gestemd|verhoogd|verlaagd|herinnerd|verlengd|gezet|overgedragen|doorgegeven',
  reasons: 'want|omdat|aangezien|doordat|ik|we|wij|hij|zij|ze|het|dat|de|dus|zodat|is|die',
  verbs:
    'verplaats|verplaatsen|verschuif|verschuiven|schuif|schuiven|stel|stellen|uitstellen|zet|zetten|maak|maken|wijzig|wijzigen|verander|veranderen|geef|geven|doorgeven|wijs|toewijzen|draag|overdragen|markeer|markeren|vink|afvinken|sluit|sluiten|afsluiten|rond|afronden|voltooi|beëindig|heropen|heropenen|open|begin|start|verwijder|verwijderen|wis|schrap|schrappen|annuleer|voeg|toevoegen|noteer|noteren|schrijf|schrijven|plaats|reageer|verhoog|verhogen|verlaag|verlagen|herinner|herinneren|zeg|zeggen|vertel|stem|stemmen|kies|neem|ruil|ruilen|wissel|volg|volgen|ontvolg|stop met volgen|stop|keur|goedkeuren|blokkeer|verleng|verlengen|nieuwe taak|taak|boek|boeken|koop|kopen|bel|bellen|stuur|sturen|regel|regelen|doe|haal|bereid|prioriteit|plan|plannen|breng|leg|laat|delegeer|haal weg|gooi|vervroeg|vervroegen|meld|zorg|bestel|bestellen|pas',
  all: 'alle|alles|elke|iedere|ieder|allemaal|mijne|al|deze|die|achterstallige',
  ordinals: 'eerste|tweede|derde|vierde|vijfde|laatste',
  pairs: 'beide|allebei|alle twee',
  acting:
    'taak|taken|todo|vervaldatum|datum|deadline|termijn|uiterlijk|prioriteit|prio|dringend|urgent|spoed|belangrijk|hoog|hoge|hoger|hoogste|gemiddeld|gemiddelde|normaal|laag|lage|lager|status|klaar|gedaan|af|afgerond|voltooid|gereed|gesloten|open|geblokkeerd|uitvoering|behandeling|bezig|review|wachten|verantwoordelijk|eigenaar|opmerking|reactie|notitie|commentaar|herinnering|herinneringen|peiling|poll|stemming|stem|project|mij|mijn|mijne|het|hem|die|dat|deze|dit|achterstallig|te laat|nieuwe|nieuw|genaamd|lijst|verstuurd|gestuurd|verzonden|betaald|geboekt|gekozen|getekend|besteld|goedgekeurd|ingediend|uur|dag|dagen|week|weken|maand|eerder|later|eind|einde|als|naar|tot|voor|op|aan|bij|toe',
}
