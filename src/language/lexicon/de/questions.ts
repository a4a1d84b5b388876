// How German asks.
import type { QuestionWords } from '../question-words.ts'

export const questions: QuestionWords = {
  code: 'de',
  small:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|aber|wenn|ob|dass|weil|von|vom|zu|zum|zur|in|im|ins|an|am|auf|aus|bei|beim|mit|nach|für|über|unter|vor|durch|um|ist|sind|war|waren|sein|bin|bist|seid|wird|werden|wurde|worden|hat|habe|haben|hatte|ich|mich|mir|mein|meine|meinen|meinem|meiner|du|dich|dir|dein|deine|er|ihn|ihm|sie|ihr|ihre|ihren|ihnen|es|wir|uns|unser|unsere|euch|euer|man|sich|dieser|diese|dieses|diesen|was|welche|welcher|welches|welchem|welchen|wer|wen|wem|wann|wo|wohin|woher|warum|wieso|wie|kann|können|könnte|darf|dürfen|soll|sollen|muss|müssen|will|wollen|möchte|möchten|mag|würde|nicht|kein|keine|keinen|nein|ja|so|auch|noch|schon|nur|sehr|mehr|als|dann|da|dort|hier|bitte|danke|hallo|guten|tag|liebe|lieber|grüße|gruß|frage|mal|eigentlich|denn|doch|etwas|jemand|alle|alles|jede|jeder|jedes|jeden|viel|viele|vielen|lange|oft|eben|halt|gerne|gern|geht|gehen|gibt|geben|komme|kommen|macht|machen|sagen|weiß|wissen|sonst|jetzt|ganz|selbst|selber|immer|bis|ab|seit|pro|je|damit|dafür|davon|dazu|daran|darauf|worauf|hab|ists|ne|n|nen|per|weder|während|zwischen|ohne|gegen|wir|einmal',
  chatter:
    'eigentlich|gesagt|sagt|sagen|meint|gehört|gerade|jetzt|hoffe|glaube|denke|vielleicht|gern|gerne|passiert|fragt|frage|fragen|hilfe|irgendwie|eben|machen|mache|macht|geworden|kommt|kommen|komm|finde|finden|leute|alle|allen|spaß',
  asks: {
    person: 'wer|wen|wem|wessen|wie heißt|an wen|welche person|ansprechpartner|zuständig',
    day: 'wann|an welchem tag|bis wann|ab wann|welches datum|welcher tag|frist|letzter tag|seit wann|spätestens',
    clock: 'wann|um wie viel uhr|bis wann|ab wann|wie spät|öffnungszeiten|uhrzeit|wie lange',
    money:
      'was kostet|wie viel|wieviel|kosten|kostet|preis|preise|zahlen|bezahlen|gebühr|teuer|zuschlag|gehalt|lohn|betrag|kaution|wie teuer',
    count:
      'wie viele|wieviele|wie viel|wieviel|wie oft|anzahl|wie alt|wie weit|wie hoch|wie breit|wie schwer|höchstens|mindestens|prozent|obergrenze|wie warm|wie groß',
    duration:
      'wie lange|wie viele tage|wie viele wochen|wie viele stunden|wieviel stunden|wie lang|wie früh|bis wann|frist|wie schnell',
    place: 'wo|wohin|woher|welcher raum|welche tür|an welchem ort|treffpunkt|sammelplatz',
    code: 'passwort|kennwort|code|pin|geheimzahl|zugangsdaten',
    phone: 'telefon|telefonnummer|anrufen|nummer|wen rufe',
    address: 'mail|e-mail|adresse|schreiben|webseite|link|kontakt|an wen schreib',
    allowed:
      'kann ich|können wir|darf ich|dürfen wir|darf man|kann man|ist es erlaubt|ist es möglich|geht das|erlaubt|möglich|muss ich|müssen wir|gibt es|kriege ich|bekomme ich|haben sie|darf|dürfen|ist das',
    manner:
      'wie kann|wie komm|wie komme|wie mache|wie geht|wie bekomme|was tun|was mache|was passiert|was jetzt|was muss|wie melde|wie funktioniert|was kann ich tun',
    reason: 'warum|wieso|weshalb|wozu',
  },
  denies: 'nicht|kein|keine|keinen|keiner|nie|niemand|niemals|verboten|untersagt|ohne|außer|weder|nur|nein',
  permits:
    'darf|dürfen|kann|können|muss|müssen|erlaubt|möglich|ja|immer|bis zu|mindestens|kostenlos|frei|in ordnung|pflicht|soll',
  units:
    'sekunde|sekunden|minute|minuten|stunde|stunden|tag|tage|tagen|woche|wochen|monat|monate|monaten|jahr|jahre|jahren|nacht|nächte',
  at: 'im|in|am|an|auf|neben|hinter|unter|vor|beim|bei|über|zwischen|gegenüber|links|rechts|zur|zum',
  opens:
    'kann|können|darf|dürfen|ist|sind|hat|haben|gibt|muss|müssen|soll|sollen|wird|werden|geht|kriege|bekomme|leiht|braucht|brauche|habt',
}
