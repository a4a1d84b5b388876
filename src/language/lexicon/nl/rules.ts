// How Dutch rules for mail are worded.
import type { RuleWords } from '../rule-words.ts'

export const dutch: RuleWords = {
  code: 'nl',
  hasGenitive: true,
  cues: {
    when: 'als, wanneer, zodra, telkens als, elke keer als, waarvan, die, dat',
    consequence: 'dan, anders',
    unless: 'behalve, behalve als, tenzij, uitgezonderd, maar niet, met uitzondering van',
    either: 'ofwel',
    or: 'of, ofwel',
    and: 'en, plus, alsmede, evenals, +, &',
    mails:
      'mail, mails, e-mail, e-mails, email, emails, mailtjes, bericht, berichten, alles, alle, elke, iedere, elk, ieder, dingen, spullen',
    tasks: 'taak, taken, to-do, to-dos, todo, todos',
    not: 'niet, nooit, geen, niets, stop met, nergens, nooit meer',
    from: 'van, afkomstig van, komt|komen van, afzender is, afzender, verstuurd door, gestuurd door, vanuit',
    outside: 'buiten, van buiten, niet van',
    writes: 'schrijft, schrijven, stuurt, stuurt mij|ons, sturen, mailt, mailt mij|ons, doorstuurt',
    sentTo: 'gestuurd|verzonden|gericht aan, aan het adres, naar het adres',
    subject:
      'in het onderwerp, onderwerp, met onderwerp, het onderwerp, in de onderwerpregel, met als onderwerp, waarvan het onderwerp',
    says: 'noemt, noemen, vermeldt, vermelden, bevat, bevatten, over, betreffende, met het woord, met de woorden, het woord, gaat|gaan over, staat, aangaande, rond, uit',
    asks: 'vraagt om|naar, vragen om|naar, om vraagt, vragen over, vraag over, wil weten, informeert naar, verzoekt om, verzoeken om, vraagt',
    anybody: 'iemand, men, klanten, een klant, mensen, wie dan ook',
    newsletter: 'nieuwsbrief, nieuwsbrieven, reclame, reclamemails',
    invitation: 'agenda-uitnodigingen, agendauitnodigingen, vergaderuitnodigingen, uitnodigingen',
    autoreply: 'automatische antwoorden, afwezigheidsberichten, automatisch antwoord',
    copied: 'alleen in kopie, alleen in cc, enkel in cc|kopie, slechts in kopie, in kopie, in cc',
    attached:
      'bijlage, bijlagen, met bijlage, met bijlagen, met een bijlage, bijgevoegd, als bijlage, bijgevoegde',
    weekend:
      'in het weekend, weekend, in het weekeinde, weekends, zaterdag of zondag, op zaterdag of|en zondag',
    after: 'na',
    before: 'voor',
    undated: 'geen datum, zonder datum, geen deadline, zonder deadline, geen termijn, zonder termijn',
    unassigned: 'aan niemand toegewezen, zonder verantwoordelijke, niemand genoemd',
    goes: 'gaat|gaan naar, moet|moeten naar, is|zijn voor, hoort|horen bij, behoort|behoren aan, geef',
    into: 'in, in het, in het project, onder, gaat|gaan in, hoort|horen in, zet|stop in, kom|komt|komen in',
    project: 'project, het project, naar het project, bij het project, project is',
    to: 'naar, aan, voor',
    high: 'hoge prioriteit, hoge prio, dringend, dringende, spoed, urgent, urgente, hoog, topprioriteit, hoogste prioriteit, prioriteit hoog, prio hoog, is|zijn belangrijk',
    normal: 'normale prioriteit, normaal, gemiddelde prioriteit, prioriteit normaal, gemiddeld',
    low: 'lage prioriteit, lage prio, laag, niet dringend, niet urgent, onbelangrijk, prioriteit laag, prio laag, kan wachten, laagste prioriteit',
    priority: 'prioriteit, prio',
    assign: 'wijs, toewijzen aan, wijs toe aan, geef ze|het aan, toegewezen aan, toegekend aan',
    takes:
      'krijgt, krijgt ze|het, neemt, neemt ze|het over, pakt op, doet, behandelt, handelt af, zorgt, regelt, regelt het|ze, moet het|ze doen, is verantwoordelijk',
    me: 'mij, me',
    copy: 'kopieer, cc, betrek, haal, neem, voeg, zet in kopie, zet in cc, kopie naar, een kopie naar, in kopie aan',
    too: 'ook, eveneens, tevens, erbij',
    forward: 'stuur door naar, doorsturen naar, stuur ze|het door naar, doorgestuurd naar, stuur door',
    label:
      'label, etiket, tag, met het label|etiket, krijgt|krijgen label, krijgt|krijgen het label, krijgt|krijgen het etiket, label ze|het als, labelen als, geef het label',
    due: 'deadline, vervalt, verloopt, uiterlijk, klaar, af, vervaldatum, de deadline is, verlopen',
    within: 'binnen, over, in',
    day: 'dag, dagen',
    week: 'week, weken',
    workday: 'werkdag, werkdagen',
    tomorrow: 'morgen, de volgende dag, de dag erna, volgende dag',
    monthEnd:
      'eind van de maand, het einde van de maand, aan het eind van de maand, einde van de maand, eind van deze maand, maandeinde',
    ignore: 'negeer, negeren, genegeerd, sla over, overslaan, laat met rust, geen taken, met rust, laat',
    suggest:
      'alleen voorstellen, stel alleen voor, alleen als voorstel, enkel voorstellen, alleen suggereren',
    daily: 'dagelijks, dagelijkse, per dag, eens per dag, elke dag',
    weekly: 'wekelijks, wekelijkse, per week, eens per week, elke week',
    digest: 'samenvatting, overzicht, samenvattingen',
    away: 'ik ben, ben ik, ik ben weg, ik ben op vakantie, ik ben afwezig, op vakantie, mijn vakantie, mijn afwezigheid, tijdens mijn vakantie|afwezigheid, zolang ik weg ben, terwijl ik weg ben, als ik weg ben, met verlof, ik ben ziek, ik ben er niet, wanneer ik weg ben',
    awayFirst: 'weg, afwezig, ziek, vrij',
    mine: 'mijn taken, mijn spullen, mijn mails, mijn werk, al mijn taken, alles van mij, de mijne, wat er voor mij komt, mijn dingen',
    delegate: 'mijn vervanger is, mijn vervangster is, vervanger, vervangster, laat',
    covers:
      'vervangt mij|me, vervangt, neemt voor mij waar, neemt waar, neemt het over, valt in, valt voor mij in, neemt over',
    noReminders:
      'geen herinneringen, geen herinnering, pauzeer de|mijn|alle herinneringen, stop de|mijn herinneringen, zonder herinneringen, herinner me niet, zet de herinneringen uit, herinneringen uit',
    noTasks:
      'wijs mij niets toe, wijs me niets toe, geen taken voor mij, geen nieuwe taken, geef me geen taken, geef mij geen taken',
    onReturn: 'als ik terug ben, bij mijn terugkeer, wanneer ik terugkom, als ik weer terug ben',
    ends: 'mijn afwezigheid eindigt, beeindig mijn afwezigheid, mijn afwezigheid is voorbij, mijn vakantie is voorbij, mijn vakantie eindigt',
    back: 'terug, ik ben terug, weer terug, ik ben er weer, weer aanwezig, ik kom terug',
    until: 'tot, tot en met, t/m, tot aan',
    term: 'van, vanaf, tussen, de komende, gedurende, tijdens, voor',
    impossible:
      'betaal, verwijder, wis, beantwoord, antwoord, koop, bestel, bel, vertaal, print, onderteken, accepteer, blokkeer, boek, keur goed, maak over, annuleer',
    telling: 'zei, heeft gezegd, vertelde, placht te zeggen',
    question: 'waarom, hoe, welke, wanneer kwam, wie heeft',
    request: 'kun je, kunt u, kan je, zou je, wil je, wilt u',
    vague:
      'belangrijke dingen|mails|zaken, de belangrijke, saaie dingen|mails, de saaie, bovenaan, vooraan, dringende dingen|zaken, het dringende, het belangrijke, bepaalde, sommige',
    aside: 'het zijn maar, in plaats van, dat zijn alleen, omdat het, want het zijn, want dat zijn',
    noise:
      'de, het, een, mijn, ons, onze, deze, dit, dat zijn, alsjeblieft, alstublieft, aub, graag, bedankt, altijd, vanaf nu, voortaan, nieuwe regel, regel, moet, moeten, worden, wordt, is, zijn, maak, maken, zet, met, op, als taak, automatisch, meteen, direct, ik, wil, zou, ervan, daarvan, erover, toe, er, binnenkomen, binnenkomt, komen, komt, gaat, gaan, ze, hij, zij, hebben, heeft, zolang, intussen, ondertussen',
  },
  leads: 'vanaf nu, voortaan, nieuwe regel, regel, in het vervolg, van nu af aan',
  numbers: 'een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien',
  weekdays:
    'maandag|maandags, dinsdag|dinsdags, woensdag|woensdags, donderdag|donderdags, vrijdag|vrijdags, zaterdag|zaterdags, zondag|zondags',
  articles: 'de, het, een, mijn, ons, onze, deze, dit',
  links: 'van, in, op, met, aan',
  files:
    'pdf|pdfs, spreadsheet|spreadsheets|excel|rekenblad, image|afbeelding|afbeeldingen|foto, zip|zips, word document|word-document|word-documenten, presentation|presentatie|presentaties',
}
