// How English says what no rule may do to others.
import type { HarmWords } from '../harm-words.ts'

export const englishHarm: HarmWords = {
  code: 'en',
  name: "in his|her|their|my|our|your|its name, in * 's name, on * behalf, on behalf of, in the name of, as if i|it|he|she|they, as though i|it|he|she|they, pretend, pretending, impersonate, pose as, posing as, sign|answer|reply|write|act|decide as, speak for, in my|his|her|their place",
  conceal:
    'secretly, in secret, covertly, without * knowing|noticing|seeing|being_told|being_asked, without telling|informing|notifying|asking, without * knowledge|consent|permission, behind * back, hide, hides, conceal, keep * from seeing|knowing|noticing, out of sight, blind copy, bcc, cover up',
  rights:
    'admin rights, admin access, administrator rights, make * an? admin|administrator|owner, as an? admin|administrator|owner, counts? as an? admin|administrator, i count as, full access, give|grant|get|gets * access, grant * access, give|grant|get|gets * permission|permissions|rights, promote * to, role of admin, as if from the admin',
  finish:
    'mark|tick|set|close|count|treat * as done|completed|finished|closed|resolved, as done, as completed, as finished, mark done, mark complete, tick off, close the|all|his|her|their|every task|tasks, close * tasks, as approved, as paid, as signed, count as approved|paid|agreed, approve automatically, auto-approve',
  outsider:
    'to my private|personal|home|own|other gmail|address|mail|email|mailbox|account|phone, my gmail, my private|personal|home address|mail|email|mailbox|account, to my wife|husband|partner|friend|brother|sister|son|daughter|mother|father|dad|mum|mom|cousin|flatmate, to a friend|journalist|competitor|reporter|newspaper, to the press|newspaper|newspapers|competition|competitor|outside|public, outside address, address outside, outside the company|house|firm, somebody|someone|anybody|people outside, to an external, external address|mailbox|account|partner, everybody outside, to our competitor|competitors, post * on|online, to my private|personal|home box|inbox|address, to my own box|inbox, to * private|personal gmail|address|mail|mailbox|inbox|box, my private|personal inbox|box',
  aware:
    'know, knows, see, sees, notice, notices, notified, told, informed, tell, notify, inform, find_out, finds_out, learn, learns, hear, hears, warned, alert, alerted',
  trust:
    "treat|count|mark|handle * as verified|trusted|safe|genuine|proved|proven, trust everything|anything|all|every|any|mails|mail|whatever, always trust, even if it|they is|are|was|were not|un verified|proved|proven|confirmed, even if it|they isn't|aren't, even if unverified, even when unverified, whoever really sent, whoever sent it, without confirmation|verification|approval|review|checks|checking|question|questions, no matter who sent|sends|wrote|writes, unchecked, unverified",
  checks:
    'check, checks, checking, verification, spam filter, filter, filters, security check|checks, protection, safeguard, safeguards, privacy, privacy rules, review, quarantine, sender check, virus scan, two-factor, limit, limits, audit log, approval step, confirmation step',
  disable:
    'skip, bypass, disable, switch off, turn off, without, ignore, circumvent, override, suspend, avoid, get around, get past, drop, lift, stop',
  secrets:
    "password, passwords, verification code|codes, security code|codes, login code|codes, one-time code|codes, credentials, bank details, card numbers, salaries, payslips, payslip, private mail|mails|messages, everybody's mail|mails|inbox|mailbox, everyone's mail|mails|inbox|mailbox, other people's mail|mails|inbox|private, colleagues' mail|mails|inbox, reset link|links",
  neg: "not, never, no, don't, dont, nobody, none, mustn't, shouldn't, won't, doesn't, can't, cannot, without, nor",
}
