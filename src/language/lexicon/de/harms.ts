// How German says what no rule may do to others.
import type { HarmWords } from '../harm-words.ts'

export const germanHarm: HarmWords = {
  code: 'de',
  name: 'in ihrem|seinem|meinem|deinem|unserem|deren namen, im namen von|des|der, im auftrag von, stellvertretend, als ob ich, als ware|waere ich, so tun als, tu so, gib dich|sich als aus, gib dich als, unterschreibe|antworte|schreibe|handle als, an * stelle antworten',
  conceal:
    'heimlich, im geheimen, verdeckt, unbemerkt, ohne * wissen, ohne * zu_sagen|zu_fragen|zu_informieren, ohne zu fragen|informieren, hinter * rucken, verstecke, verstecken, verbirg, verbergen, verheimliche, verheimlichen, blindkopie, bcc',
  rights:
    'als admin, als administrator, admin rechte, adminrechte, administratorrechte, mach * zum admin, gilt als admin, gelte als, gelte ich als, gib|gewahre|erteile * zugriff|zugang|rechte|berechtigung|berechtigungen, vollzugriff, rolle admin, zum admin|administrator|inhaber',
  finish:
    'als erledigt, als abgeschlossen, als fertig, als genehmigt, als bezahlt, als gelesen markieren, schliesse alle|seine|ihre aufgaben, hake * ab, abhaken, automatisch genehmigen, automatisch freigeben, gilt als genehmigt|bezahlt',
  outsider:
    'mein gmail, meine private|privaten|privates adresse|mail|mailadresse|postfach, mein privates postfach, meine privatadresse, an meine private, private adresse, an meine frau|freundin|mutter|schwester|tochter, an meinen mann|freund|vater|bruder|sohn, an einen freund|journalisten|konkurrenten, an eine freundin|zeitung, an die presse|konkurrenz|zeitung|offentlichkeit, nach aussen, nach draussen, an externe, an eine externe, externe adresse, ausserhalb der firma, an jemanden ausserhalb',
  aware:
    'weiss, wissen, sieht, sehen, merkt, merken, erfahrt, erfahren, benachrichtigt, informiert, benachrichtige, informiere, sagen, sag, mitbekommt, mitbekommen, mitkriegt, bescheid, horen, hort',
  trust:
    'als verifiziert, als gepruft, als vertrauenswurdig, als sicher, vertraue allem|allen|jeder|jedem|immer, auch wenn nicht|ungepruft|unbestatigt|sie|er|es nicht, ohne prufung|bestatigung|freigabe|ruckfrage|nachfrage|kontrolle, ohne zu prufen, ungepruft, egal wer, egal von wem',
  checks:
    'prufung, prufungen, prufe, bestatigungsschritt, spamfilter, filter, sicherheitsprufung, absenderprufung, virenscan, schutz, kontrolle, datenschutz, quarantane, protokollierung',
  disable:
    'uberspringe, uberspringen, umgehe, umgehen, schalte, abschalten, ausschalten, deaktiviere, deaktivieren, ohne, ignoriere, ignorieren, aufheben, hebe, aus',
  secrets:
    'passwort, passworter, kennwort, kennworter, sicherheitscode, sicherheitscodes, bestatigungscode, bestatigungscodes, anmeldecodes, zugangsdaten, bankverbindung, bankdaten, gehalter, gehaltsabrechnung, gehaltsabrechnungen, private mails, private nachrichten, mails aller, aller kollegen, postfach von, krankmeldungen',
  neg: 'nicht, nie, niemals, kein, keine, keinen, niemand, keiner, ohne, nichts, niemandem, darf',
}
