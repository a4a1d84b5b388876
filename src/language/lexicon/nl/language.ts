// Dutch: its closed classes and the set phrases of asking, promising and labelling.
import type { Language, VerbForm } from '../language.ts'

/** Infinitive, stem, present, past and participle. */
const VERBS = `
  aanmelden/meld/meldt/meldde/aangemeld aanpassen/pas/past/paste/aangepast aanvragen/vraag/vraagt/vroeg/aangevraagd
  aanvullen/vul/vult/vulde/aangevuld aanleveren/lever/levert/leverde/aangeleverd afhandelen/handel/handelt/handelde/afgehandeld
  afmaken/maak/maakt/maakte/afgemaakt afronden/rond/rondt/rondde/afgerond afspreken/spreek/spreekt/sprak/afgesproken
  afstemmen/stem/stemt/stemde/afgestemd afzeggen/zeg/zegt/zei/afgezegd antwoorden/antwoord/antwoordt/antwoordde/geantwoord
  beantwoorden/beantwoord/beantwoordt/beantwoordde/beantwoord bekijken/bekijk/bekijkt/bekeek/bekeken bellen/bel/belt/belde/gebeld
  bestellen/bestel/bestelt/bestelde/besteld betalen/betaal/betaalt/betaalde/betaald bevestigen/bevestig/bevestigt/bevestigde/bevestigd
  bezoeken/bezoek/bezoekt/bezocht/bezocht bezorgen/bezorg/bezorgt/bezorgde/bezorgd bijwerken/werk/werkt/werkte/bijgewerkt
  boeken/boek/boekt/boekte/geboekt brengen/breng/brengt/bracht/gebracht bespreken/bespreek/bespreekt/besprak/besproken
  checken/check/checkt/checkte/gecheckt controleren/controleer/controleert/controleerde/gecontroleerd
  coordineren/coordineer/coordineert/coordineerde/gecoordineerd corrigeren/corrigeer/corrigeert/corrigeerde/gecorrigeerd
  delen/deel/deelt/deelde/gedeeld doen/doe/doet/deed/gedaan doorgeven/geef/geeft/gaf/doorgegeven doorsturen/stuur/stuurt/stuurde/doorgestuurd
  geven/geef/geeft/gaf/gegeven halen/haal/haalt/haalde/gehaald hangen/hang/hangt/hing/gehangen helpen/help/helpt/hielp/geholpen
  herinneren/herinner/herinnert/herinnerde/herinnerd herstellen/herstel/herstelt/herstelde/hersteld huren/huur/huurt/huurde/gehuurd
  informeren/informeer/informeert/informeerde/geinformeerd indienen/dien/dient/diende/ingediend inkopen/koop/koopt/kocht/ingekocht
  inplannen/plan/plant/plande/ingepland installeren/installeer/installeert/installeerde/geinstalleerd invullen/vul/vult/vulde/ingevuld
  kijken/kijk/kijkt/keek/gekeken klaarzetten/zet/zet/zette/klaargezet kopen/koop/koopt/kocht/gekocht kopieren/kopieer/kopieert/kopieerde/gekopieerd
  laten/laat/laat/liet/gelaten leggen/leg/legt/legde/gelegd leveren/lever/levert/leverde/geleverd lezen/lees/leest/las/gelezen
  lenen/leen/leent/leende/geleend maken/maak/maakt/maakte/gemaakt mailen/mail/mailt/mailde/gemaild melden/meld/meldt/meldde/gemeld
  meenemen/neem/neemt/nam/meegenomen meten/meet/meet/mat/gemeten nakijken/kijk/kijkt/keek/nagekeken navragen/vraag/vraagt/vroeg/nagevraagd
  nemen/neem/neemt/nam/genomen nabellen/bel/belt/belde/nagebeld offreren/offreer/offreert/offreerde/geoffreerd onderhandelen/onderhandel/onderhandelt/onderhandelde/onderhandeld
  ondertekenen/onderteken/ondertekent/ondertekende/ondertekend opdragen/draag/draagt/droeg/opgedragen ophalen/haal/haalt/haalde/opgehaald
  ophangen/hang/hangt/hing/opgehangen oplossen/los/lost/loste/opgelost opmaken/maak/maakt/maakte/opgemaakt opnemen/neem/neemt/nam/opgenomen
  oppakken/pak/pakt/pakte/opgepakt opruimen/ruim/ruimt/ruimde/opgeruimd opschrijven/schrijf/schrijft/schreef/opgeschreven opstellen/stel/stelt/stelde/opgesteld
  opsturen/stuur/stuurt/stuurde/opgestuurd opvragen/vraag/vraagt/vroeg/opgevraagd opzeggen/zeg/zegt/zei/opgezegd opzoeken/zoek/zoekt/zocht/opgezocht
  organiseren/organiseer/organiseert/organiseerde/georganiseerd overboeken/boek/boekt/boekte/overgeboekt overleggen/overleg/overlegt/overlegde/overlegd
  overmaken/maak/maakt/maakte/overgemaakt pakken/pak/pakt/pakte/gepakt plaatsen/plaats/plaatst/plaatste/geplaatst plannen/plan/plant/plande/gepland
  poetsen/poets/poetst/poetste/gepoetst printen/print/print/printte/geprint publiceren/publiceer/publiceert/publiceerde/gepubliceerd regelen/regel/regelt/regelde/geregeld
  repareren/repareer/repareert/repareerde/gerepareerd reserveren/reserveer/reserveert/reserveerde/gereserveerd rondsturen/stuur/stuurt/stuurde/rondgestuurd
  scannen/scan/scant/scande/gescand schilderen/schilder/schildert/schilderde/geschilderd schoonmaken/maak/maakt/maakte/schoongemaakt schrijven/schrijf/schrijft/schreef/geschreven
  sorteren/sorteer/sorteert/sorteerde/gesorteerd starten/start/start/startte/gestart stellen/stel/stelt/stelde/gesteld sturen/stuur/stuurt/stuurde/gestuurd
  tekenen/teken/tekent/tekende/getekend terugbellen/bel/belt/belde/teruggebeld terugsturen/stuur/stuurt/stuurde/teruggestuurd testen/test/test/testte/getest
  toesturen/stuur/stuurt/stuurde/toegestuurd toevoegen/voeg/voegt/voegde/toegevoegd uitnodigen/nodig/nodigt/nodigde/uitgenodigd uitprinten/print/print/printte/uitgeprint
  uitwerken/werk/werkt/werkte/uitgewerkt uitzoeken/zoek/zoekt/zocht/uitgezocht verhuren/verhuur/verhuurt/verhuurde/verhuurd verlengen/verleng/verlengt/verlengde/verlengd
  verplaatsen/verplaats/verplaatst/verplaatste/verplaatst verschuiven/verschuif/verschuift/verschoof/verschoven verspreiden/verspreid/verspreidt/verspreidde/verspreid
  versturen/verstuur/verstuurt/verstuurde/verstuurd vertalen/vertaal/vertaalt/vertaalde/vertaald vervangen/vervang/vervangt/verving/vervangen verwerken/verwerk/verwerkt/verwerkte/verwerkt
  verzamelen/verzamel/verzamelt/verzamelde/verzameld verzenden/verzend/verzendt/verzond/verzonden vinden/vind/vindt/vond/gevonden voorbereiden/bereid/bereidt/bereidde/voorbereid
  voorleggen/leg/legt/legde/voorgelegd vragen/vraag/vraagt/vroeg/gevraagd vullen/vul/vult/vulde/gevuld wassen/was/wast/waste/gewassen
  wijzigen/wijzig/wijzigt/wijzigde/gewijzigd zetten/zet/zet/zette/gezet zoeken/zoek/zoekt/zocht/gezocht zorgen/zorg/zorgt/zorgde/gezorgd`

function* verbForms(): Iterable<readonly [string, VerbForm, string]> {
  for (const entry of VERBS.trim().split(/\s+/)) {
    const [infinitive = '', stem = '', present = '', past = '', participle = ''] = entry.split('/')
    yield [infinitive, 'plain', infinitive]
    yield [stem, 'order', infinitive]
    yield [present, 'present', infinitive]
    yield [past, 'past', infinitive]
    yield [participle, 'participle', infinitive]
  }
}

export const dutch: Language = {
  code: 'nl',
  telling:
    'de het een en van ik je jij u wij we jullie hij zij ze is zijn was niet met op te dat die in voor aan er maar om hem dan als nog wel naar heb hebt heeft hebben kan kun kunnen zou wil door over bij ook tot mijn uit hoi hallo beste groet groeten bedankt dank alvast graag even voor maandag dinsdag woensdag donderdag vrijdag morgen vandaag volgende week moet zal gaat geen deze dit ons onze',
  classes: {
    i: 'ik|mij|me|mijn',
    you: 'je|jij|jou|jouw|u|uw|jullie',
    we: 'we|wij|ons|onze',
    they: 'hij|zij|ze|hem|haar|hun|hen|zijn',
    subject: 'ik|jij|wij|hij',
    thing: 'het|dit|dat|deze|die|alles|de rest|beide',
    somebody:
      'iemand|wie kan|wie zou|wie wil|een van jullie|een van ons|vrijwilliger|vrijwilligers|wie pakt|kan iemand|zou iemand|wie regelt',
    nobody: 'niemand|geen van',
    everybody: 'iedereen|allemaal|allen|beiden|team|elk|jullie allemaal|ieder',
    can: 'kun|kan|kunt|zou|zouden|wil|kunnen|kun je|kan je|kunt u|kunnen jullie|zou je|zou jij|zou u|zouden jullie|wil je|wil jij|wilt u|willen jullie|kan jij|kun jij|lukt het je|lukt het|is het mogelijk|zou het mogelijk zijn|mag ik|mogen we|kunnen we|kan ik|als je kunt|als je kan',
    must: 'moet|moeten|dient|dienen|behoort|hoort|hoeft te worden|is te|zijn te|zou moeten|zouden moeten|mag niet vergeten|moest|nodig om|te doen|wordt verzocht|gelieve',
    will: 'zal|zullen|gaat|gaan|ga|wilt|wil|willen|wordt|zou|van plan|belooft|heeft beloofd|heeft aangeboden|heeft toegezegd|zegde toe|ben van plan',
    is: 'is|zijn|ben|bent|was|waren|wees|geweest|wordt|worden|werd|werden|lijkt|blijft|staat|ligt|loopt',
    have: 'heb|hebt|heeft|hebben|had|hadden',
    do: 'doe|doet|doen|deed|gedaan',
    not: 'niet|geen|nooit|niets|zonder|noch|niet meer|hoeft niet|hoef niet|in plaats van|niet nodig|hoeven niet',
    doubt:
      'misschien|wellicht|mogelijk|waarschijnlijk|ik denk|denk ik|ik geloof|niet zeker|weet niet of|hopelijk|ik hoop|ooit|in theorie|blijkbaar|zou kunnen|stel|schijnt|vermoedelijk|eventueel|zouden kunnen|we denken erover',
    if: 'als|indien|mits|tenzij|of|in het geval|mocht|mochten|anders|voor het geval',
    when: 'wanneer|zodra|nadat|voordat|totdat|terwijl|sinds|zolang|telkens als|daarna|daarvoor|toen|tijdens',
    because: 'omdat|want|aangezien|zodat|daarom|dus|vandaar|dankzij|doordat|opdat|wegens|vanwege',
    which: 'die|dat|wie|wat|waar|welke|waarvan|waarvoor',
    that: 'dat|of|hoe|waarom',
    and: 'en|&|alsook|en dan|bovendien',
    or: 'of|ofwel',
    but: 'maar|echter|toch|behalve|alleen|hoewel|wel',
    what: 'wat|hoe|waarom|waar|wie|wanneer|welke|welk|hoeveel|hoe laat',
    the: 'de|het|een|mijn|je|jouw|uw|ons|onze|zijn|haar|hun|elke|elk|alle|deze|dit|die|dat|beide|iedere',
    at: 'in|op|aan|te|naar|voor|met|van|bij|over|uit|tot|om|door|onder|tegen|tussen|zonder|per|volgens|rond',
    by: 'voor|tegen|uiterlijk|uiterlijk op|tot|tot en met|deadline|voor het eind van|voor einde|ten laatste|ten laatste op|uiterste datum|op tijd voor|vervaldatum|binnen',
    please:
      'alsjeblieft|alstublieft|aub|a . u . b|svp|graag|gelieve|zou fijn zijn|zou mooi zijn|zou handig zijn|het zou fijn zijn|zou je zo vriendelijk|wees zo vriendelijk|ik verzoek|wij verzoeken|verzoek|verzoeken|ik wil je vragen|ik wil u vragen|ik zou je willen vragen|mag ik je vragen|mag ik u vragen|ik wil graag dat|ik vraag|s . v . p',
    remind:
      'vergeet niet|niet vergeten|vergeet u niet|denk aan|denk eraan|denken jullie aan|denk je aan|denkt u aan|herinnering|ter herinnering|ik herinner|zorg dat|zorg ervoor|zorgt u|let op dat|hoe staat het|nog iets gehoord|reminder|onthoud',
    propose:
      'laten we|zullen we|ik stel voor|stel voor|we kunnen|we zouden|je zou|het zou goed zijn|misschien moeten we|lijkt me goed|wat dacht je|hoe zou je|beter',
    need: 'ik heb nodig|heb ik nodig|heb nodig|nodig|we hebben nodig|ik mis|mis ik|ontbreekt|ontbreken|er ontbreekt|ik wacht|wacht nog op|wachten op|ik zoek|we zoeken|ik wil|ik zou graag|wij willen|vereist|gewenst|openstaat|staat nog open|ik verwacht|graag ontvang ik|ontvang ik graag|ontvangen wij graag|moet nog',
    own: 'ik regel|regel ik|ik regel het|ik zorg|zorgt voor|zorgt|zorg jij|zorgen voor|ik doe|doe ik|ik doe het|doet|ik pak|pak ik|ik pak het op|pakt|neem ik|neemt|ik neem|verantwoordelijk|verantwoordelijk voor|is aan|aan mij|aan jou|aan jullie|laat het aan mij over|laat aan mij over|ligt bij|is voor|kom ik op terug|mijn taak|jouw taak|ik ga|op mijn lijstje|komt voor rekening|voor mij|regelt|ik maak|belt|stuurt|maakt|haalt|past op',
    thanks:
      'bedankt|dank|dankjewel|dank je|dank je wel|dank u|dank u wel|hartelijk dank|veel dank|heel erg bedankt|merci|gefeliciteerd|proficiat|top|fijn|super|geweldig|goed gedaan|mooi werk|dankbaar',
    sorry: 'sorry|excuses|excuus|helaas|het spijt|spijt|gecondoleerd|vergeef|neem me niet kwalijk|jammer',
    wish: 'hoop|hopelijk|hopen|wens|wensen|fijn weekend|fijne dag|fijne avond|prettig weekend|succes|sterkte|beterschap|veel plezier|veel succes|tot snel|tot dan|tot morgen|tot ziens|ik kijk uit|we kijken uit|goede reis|geniet|prettige feestdagen',
    offer:
      'bij vragen|als je vragen hebt|mocht u vragen|mocht je vragen|laat gerust|aarzel niet|heb je vragen|heeft u vragen|neem gerust contact|staan klaar|je bent welkom|u bent welkom|van harte uitgenodigd|uitnodiging|nodigen|welkom|wie zin heeft|als je wilt|als u wilt|voor meer informatie|meld je gerust|wie wil',
    said: 'zegt|zei|zeggen|schrijft|schreef|vraagt|vroeg|meldt|meldde|vertelt|vertelde|volgens|denkt|dacht|vindt|vond|noemt|noemde|antwoordde|heeft gezegd|liet weten|beweert',
    idle: 'weten|denken|hopen|houden van|begrijpen|geloven|kom|komt|komen|kwam|blijf|blijft|ga weg|slapen|lachen|ben weg|ben er|vakantie|zien elkaar|spreken elkaar|meld me|reizen|vertrek|vertrekt|bijwonen',
    manners:
      'bijgevoegd|in de bijlage|hierbij|zie hieronder|zie bijlage|ter info|ter informatie|ter kennisgeving|zoals besproken|zoals afgesproken|let op|overigens|trouwens|deze e mail|niet beantwoorden|ik hoop dat|hier is|hier zijn|bij deze',
    already:
      'al|reeds|gisteren|eergisteren|vorige week|vorige maand|vanochtend|vanmorgen|zojuist|net|inmiddels|onlangs|laatst|gisteravond|ondertussen',
    still: 'nog|nog niet|nog steeds|nog open|openstaand|openstaande|nog te|over',
    done: 'klaar|gedaan|af|afgerond|voltooid|geregeld|besteld|geboekt|verstuurd|verzonden|betaald|getekend|geleverd|opgelost|bevestigd|goedgekeurd|ontvangen|gemaakt|gerepareerd|gekocht|gebeld|opgehaald|binnen|ok|oke|in orde|afgehandeld|afgevinkt|geprint|gereed|✓|✔|✅|☑',
    begun: 'bezig|begonnen|loopt|onderweg|in behandeling|halverwege|gestart|mee bezig|in uitvoering',
    dropped:
      'geannuleerd|afgezegd|vervalt|vervallen|geschrapt|niet meer nodig|van de baan|afgelast|uitgesteld|verplaatst|afgewezen|ingetrokken|gaat niet door|opgezegd|on hold',
    waiting: 'wacht|wachten|geblokkeerd|hangt af van|afhankelijk van|stil|in de wacht',
    past: 'was|waren|had|hadden|werd|werden|ging|gingen|kwam|gaf|nam|deed|zei|zag|wist|dacht|vond|liet|bleef|bracht|kocht|sprak|stond|schreef|verloor|kon|konden|wilde|moest|moesten|mocht|geweest|liep|viel|belde',
    urgent:
      'dringend|spoed|met spoed|spoedig|zo snel mogelijk|zsm|z . s . m|asap|onmiddellijk|direct|meteen|urgent|hoge prioriteit|hoogste prioriteit|topprioriteit|kritiek|heel belangrijk|zeer belangrijk|per omgaande|haast|erg belangrijk|per direct|vandaag nog',
    leisure:
      'geen haast|niet dringend|heeft geen haast|geen spoed|niet urgent|wanneer je tijd hebt|als je tijd hebt|als u tijd heeft|als je even tijd hebt|op je gemak|lage prioriteit|kan wachten|rustig aan|wanneer het uitkomt|ooit een keer|neem de tijd|wanneer het past|als het uitkomt|een keer|geen stress',
    work: 'acties|actie|actiepunten|actiepunt|taken|taak|te doen|to do|todo|todos|nog te doen|volgende stappen|openstaande punten|open punten|afspraken|wie doet wat|taakverdeling|takenlijst|lijst|checklist|nog open|graag|voor|deze week|volgende week|morgen|vandaag|mee bezig|planning|huiswerk|nodig|bezig|klussen|klus',
    news: 'agenda|aanwezig|aanwezigen|afwezig|deelnemers|notulen|verslag|notities|besluiten|besluit|samenvatting|achtergrond|context|info|ter info|opties|onderwerpen|details|locatie|waar|wanneer|datum|tijd|kosten|prijzen|cijfers|resultaten|wijzigingen|links|contact|programma|openingstijden|adres|totaal|artikelen|ideeen|ingredienten|onderwerp|van|verzonden|aan|cc|rooster|bereiding|regels|nieuws|mededelingen|rondvraag',
    finished: 'klaar|gedaan|afgerond|voltooid|afgehandeld|vorige week|al gedaan|gereed|afgesloten',
    task: 'taak|taken|actie|actiepunt|wat|onderwerp|activiteit|punt|stap|werk|omschrijving|beschrijving|klus|opdracht|afspraak',
    owner:
      'wie|verantwoordelijk|verantwoordelijke|eigenaar|naam|persoon|toegewezen aan|door|actiehouder|trekker|uitvoerder|houder|actie door',
    due: 'deadline|wanneer|datum|uiterlijk|voor wanneer|tegen|einddatum|gereed op|klaar op|vervaldatum|dag|streefdatum|voor',
    status: 'status|stand|voortgang|klaar|ok',
    weight: 'prioriteit|prio|urgentie|belang',
    number: 'nr|nummer|no|id|#|punt',
    note: 'opmerking|opmerkingen|notitie|toelichting|details|reden|kosten|prijs|bedrag|aantal|ruimte|locatie|budget|afdeling|project|klant|categorie',
    me: 'ik|mij|mezelf|ikzelf',
    hello:
      'hallo|hoi|hey|hi|beste|dag|goedemorgen|goedemiddag|goedenavond|geachte|lieve|ha|hallo allemaal|beste allemaal|hoi allemaal|dag allemaal|goeiemorgen|geachte heer|geachte mevrouw|goedendag|morgen',
    bye: 'groet|groeten|groetjes|met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|mvg|hartelijke groet|hartelijke groeten|gr|bedankt|alvast bedankt|dank|liefs|tot snel|tot dan|tot morgen|fijne dag|fijn weekend|hoogachtend|warme groet|alvast dank|kus',
    away: 'afwezigheidsbericht|automatisch antwoord|niet op kantoor|afwezig tot|met vakantie tot|buiten kantoor',
    bulk: 'uitschrijven|afmelden|nieuwsbrief|bekijk in browser|bekijk online|niet beantwoorden|automatisch bericht|automatische antwoord|afwezig|afwezigheid|niet op kantoor|alle rechten voorbehouden|privacy|algemene voorwaarden|klik hier|bestel nu|koop nu|aanbieding|aanbiedingen|korting|gratis|code|je bestelling|uw bestelling|bestelnummer|je account|uw account|je boeking|factuurnummer|factuur nr|gratis verzending|track en trace|notificatie|melding|bevestiging|abonnement|actie geldig|laatste kans|inloggen|wachtwoord|meld je aan|bij spoed|beperkt bereikbaar|met vakantie|weer bereikbaar|klantenservice',
    forwarded:
      'zie hieronder|hieronder|onderstaande|zie onder|doorgestuurd|ik stuur door|stuur ik door|zie mail|mail hieronder|bericht hieronder|fyi|zie onderstaand|zie verder',
  },
  verbs: verbForms,
  verbLast: true,
  titles: null,
}
