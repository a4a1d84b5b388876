// Reads short Chinese and Japanese answers, which set no blanks between words.
import type { Vote } from './vote-words.ts'

/** In this order: what leaves it open, what sounds negative and agrees, what refuses, what agrees. */
const CHINESE: readonly [Vote, RegExp][] = [
  [
    'maybe',
    /不知道|不确定|不確定|不清楚|不好说|不好說|没想好|說不定|说不定|也许|也許|可能|或许|或許|大概|随便|隨便|看情况|看情況|不一定|两可|都可以|都行/,
  ],
  ['yes', /没问题|沒問題|没关系|沒關係|不错|不錯|没错|沒錯|不反对|不反對|为什么不|無妨|不介意|没意见|沒意見/],
  ['no', /不|没|沒|別|别|否|拒绝|拒絕|反对|反對|错|錯|休想|算了|免了|取消|非也|未必|無|难|難/],
  [
    'yes',
    /是|好|对|對|行|可|同意|赞成|贊成|中|成|嗯|恩|当然|當然|愿意|願意|肯定|确定|確定|确认|確認|接受|支持|必须|没毛病|要|有|棒|妥|收到|明白|了解|真的|准/,
  ],
]
const JAPANESE: readonly [Vote, RegExp][] = [
  [
    'maybe',
    /わから|分から|分かりません|わかりません|わかんない|判ら|知りません|知らない|たぶん|多分|かもしれ|おそらく|恐らく|どちらでも|どちらとも|未定|微妙|迷って|もしかし|どうだろう|さあ/,
  ],
  [
    'yes',
    /構いません|かまいません|かまわない|構わない|問題ありません|問題ない|異議なし|間違いない|間違いありません|悪くない/,
  ],
  [
    'no',
    /いいえ|いえ|いや|ない|ません|だめ|ダメ|駄目|違[うい]|ちが[うい]|無理|反対|嫌|やめ|結構です|けっこうです|お断り|断る|遠慮|拒否|否|ノー|あかん|ちゃう|誤り|間違/,
  ],
  [
    'yes',
    /はい|ええ|うん|いい|よい|良い|よろし|そう|了解|賛成|同意|もちろん|勿論|大丈夫|オッケー|オーケー|わかり|分かり|承知|承認|正しい|合って|その通り|イエス|いえす|お願い|ぜひ|是非|行きます|できます|可能|おっけ|ok/,
  ],
]

/** Null where the text has no such script. The first sentence that says something decides. */
export function readAsianVote(text: string): Vote | null {
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  if (!japanese && !/\p{Script=Han}/u.test(text)) return null
  for (const clause of text.split(japanese ? /[。．.!！?？…\n]+/ : /[。．.!！?？…，,、；;\n]+/)) {
    const vote = clauseVote(clause, japanese ? JAPANESE : CHINESE)
    if (vote) return vote
  }
  return 'none'
}

/** Openness wins anywhere; else what is said first, and of two at one place the rule that stands first. */
function clauseVote(clause: string, rules: readonly [Vote, RegExp][]): Vote | null {
  let best: { vote: Vote; at: number } | null = null
  for (const [vote, words] of rules) {
    const at = clause.search(words)
    if (at < 0) continue
    if (vote === 'maybe') return vote
    const negatedAfter =
      best !== null && best.vote === 'no' && at < best.at && isNegationOf(clause, at, best.at)
    if (!best || (at < best.at && !negatedAfter)) best = { vote, at }
  }
  return best?.vote ?? null
}

/** Japanese negates after the word: よくない, 行けません. */
function isNegationOf(clause: string, at: number, negation: number): boolean {
  return (
    negation - at <= 4 &&
    /^(?:ない|ません|なく)/.test(clause.slice(negation)) &&
    !/[、,]/.test(clause.slice(at, negation))
  )
}
