// HTML of a wished length: links, tables, quotes and styles, repeated, nested and left open.
import type { Dice } from './dice.ts'
import { filled, hostileText } from './text.ts'

const OPEN = [
  '<a href="http://a.example/x">', '<p>', '<div>', '<table>', '<tr>', '<td>', '<th>', '<ul>', '<ol>', '<ol start="5">', '<li>', '<blockquote>',
  '<blockquote type="cite">', '<div class="gmail_quote">', '<div class="gmail_attr">', '<div id="appendonsend">', '<pre>', '<b>', '<span style="color:#fff">',
  '<span style="display:none">', '<span style="font-size:0">', '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">',
  '<span class="a b c">', '<style>.a{display:none}', '<style>', '<br>', '<hr>', '<img src="cid:1">', '<font color="white">', '<details>', '<!--', '<![CDATA[', '<', '<a', '<a href=', '&', '&nbsp;', '&#x41;',
  '<p style="margin:0">', '<h1>', '<body>', '<html>', '<select>', '<textarea>', '<title>', '<svg>', '</',
] // biome-ignore format: one list
const CLOSE = ['</a>', '</p>', '</div>', '</table>', '</tr>', '</td>', '</li>', '</ul>', '</blockquote>', '</style>', '</pre>', '</span>', '-->', '</b>', '</html>', '>', '"', '</select>', '</br>'] // biome-ignore format: one list

function tags(dice: Dice, length: number): string {
  const unit = Array.from({ length: 1 + dice.number(5) }, () => {
    const open = dice.of(OPEN)
    const text = dice.percent(70) ? hostileText(dice, 1 + dice.number(40)) : ''
    return dice.percent(60) ? `${open}${text}${dice.of(CLOSE)}` : `${open}${text}`
  }).join('')
  return filled(unit, length)
}

function manyStyles(dice: Dice, length: number): string {
  const unit = dice.of(['.a{display:none}', '@media{', '}', 'a,b,c{', '/*', '*/', 'x:y;', '.a .b{opacity:0}'])
  return `<style>${filled(unit, length)}</style><p class="a">text`
}

function oneAttribute(dice: Dice, length: number): string {
  const name = dice.of(['style', 'class', 'id', 'href', 'x'])
  return `<div ${name}="${hostileText(dice, length).replaceAll('"', "'")}">text</div>`
}

function paragraphs(dice: Dice, length: number): string {
  const open = dice.of(['<p>', '<div>', '<li>', '<td>', '<br>', '<pre>'])
  return hostileText(dice, length).split('\n').join(open)
}

export function hostileHtml(dice: Dice, length: number): string {
  const parts = 1 + dice.number(3)
  return Array.from({ length: parts }, () =>
    dice.of([tags, tags, tags, paragraphs, paragraphs, manyStyles, oneAttribute])(
      dice,
      Math.ceil(length / parts),
    ),
  ).join('')
}
