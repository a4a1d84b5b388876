// Mail services where anybody can have an address, so that a domain of theirs is no company's own.

/** Where anybody can have an address: large public mail services, with their country forms. */
const publicMail = new Set(
  `126.com 163.com aim.com alice.it aol.com arcor.de att.net bellsouth.net bluewin.ch bol.com.br btinternet.com
  charter.net comcast.net cox.net duck.com earthlink.net email.com fastmail.com fastmail.fm free.fr freenet.de
  gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.com hushmail.com icloud.com
  inbox.lv inbox.ru interia.pl laposte.net libero.it list.ru live.com mac.com mail.com mail.de mail.ru mailbox.org
  me.com msn.com naver.com o2.pl online.de optonline.net orange.fr outlook.com pm.me posteo.de proton.me
  protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com sbcglobal.net seznam.cz sfr.fr
  shaw.ca sina.com sky.com t-online.de telenet.be tiscali.it tutanota.com tuta.io uol.com.br verizon.net virgilio.it
  wanadoo.fr web.de wp.pl yandex.com yandex.ru yeah.net ymail.com zoho.com`
    .trim()
    .split(/\s+/),
)

/** Services with a form for each country, such as yahoo.co.uk and hotmail.fr. */
const publicFamilies = /^(aol|gmx|hotmail|live|mail|outlook|yahoo|yandex)\.(com?\.)?[a-z]{2,3}$/

export const isPublicMail = (domain: string): boolean => publicMail.has(domain) || publicFamilies.test(domain)
