// How Dutch says what no rule may do to others.
import type { HarmWords } from '../harm-words.ts'

export const dutchHarm: HarmWords = {
  code: 'nl',
  name: 'in mijn|zijn|haar|hun|onze naam, uit naam van, namens, alsof ik|het|hij|zij, doe alsof, doen alsof, geef je uit voor, onderteken|antwoord|schrijf als, in mijn plaats, in zijn|haar plaats',
  conceal:
    'stiekem, in het geheim, heimelijk, ongemerkt, zonder * te_zeggen|te_vragen|te_informeren|te_laten_weten, zonder * medeweten, achter * rug, verberg, verbergen, verstop, verstoppen, blinde kopie, bcc',
  rights:
    'als admin|beheerder|administrator, beheerdersrechten, adminrechten, admin rechten, maak * beheerder|admin, tel als, geldt als beheerder, geef|verleen * toegang|rechten|machtiging|machtigingen, volledige toegang',
  finish:
    'als afgerond|klaar|voltooid|gedaan|afgehandeld|goedgekeurd|betaald|gesloten, sluit alle|zijn|haar taken, vink * af, afvinken, automatisch goedkeuren, keur * goed',
  outsider:
    'mijn gmail, mijn prive adres|mail|mailbox, mijn priveadres, mijn privemail, mijn eigen mailbox, aan|naar mijn vrouw|man|vriend|vriendin|broer|zus|moeder|vader|zoon|dochter, naar een vriend|journalist|concurrent, aan een vriend|journalist|concurrent, naar|aan de pers|concurrent|concurrentie|krant, naar buiten, buiten het bedrijf, buiten de organisatie, extern adres, naar externe',
  aware:
    'weet, weten, ziet, zien, merkt, merken, hoort, horen, verneemt, ingelicht, geinformeerd, informeer, verwittigd, gewaarschuwd, zeggen, zeg, vertel, vertellen',
  trust:
    'als geverifieerd|veilig|betrouwbaar|vertrouwd, vertrouw alles|alle|iedereen|altijd, ook als het|ze|hij niet, ook al is|zijn, zonder bevestiging|controle|goedkeuring|verificatie, zonder te controleren|vragen, ongecontroleerd, ongeacht wie, maakt niet uit wie',
  checks:
    'controle, controles, verificatie, spamfilter, filter, filters, beveiliging, bescherming, privacy, quarantaine',
  disable: 'sla, overslaan, omzeil, omzeilen, schakel, uitschakelen, zet, zonder, negeer, negeren, hef, stop',
  secrets:
    "wachtwoord, wachtwoorden, verificatiecode, verificatiecodes, beveiligingscode, beveiligingscodes, inlogcodes, inloggegevens, bankgegevens, salarissen, loonstroken, prive mails|mail|berichten, privemails, mail van iedereen, mails van iedereen|alle_collega's",
  neg: 'niet, nooit, geen, niemand, zonder, niets',
}
