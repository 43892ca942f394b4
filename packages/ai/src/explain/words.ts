/** What is said of orders and facts, in each language. {…} are filled in; a fact is left out where its number says nothing. */
import type { MoveMode, Verb } from '@opfire/engine';
import type { FactKind } from './explanation.ts';

export type Language = 'en' | 'ja';

export interface Words {
  /** What an order does, by verb; `other` for verbs without words of their own. */
  readonly orders: Readonly<Partial<Record<Verb, string>>> & { readonly other: string };
  readonly facts: Readonly<Record<FactKind, string>>;
  /** Ways of moving that are worth a word. */
  readonly modes: Readonly<Partial<Record<MoveMode, string>>>;
  /** Between several facts, several places, and several units. */
  readonly comma: string;
  readonly colon: string;
  readonly stop: string;
}

const en: Words = {
  orders: {
    activate: 'activates {at}',
    fire: 'fires at {at} with {units}',
    move: 'moves {units} to {to}{mode}',
    withdraw: 'withdraws {units} to {to}',
    dash: 'answers by moving {units} to {to}',
    enter: 'brings {units} on at {at}',
    step: 'goes on to {to}',
    stop: 'stops here',
    exit: 'leaves the map',
    pass: 'passes',
    done: 'does nothing more',
    hold: 'holds fire',
    spot: '{unit} looks for the enemy in {at}',
    smoke: '{unit} lays smoke on {at}',
    melee: 'fights on in {at}',
    strike: 'strikes at {targets}',
    rally: 'rallies {unit}',
    treat: '{healer} treats {patient}',
    repair: 'repairs a weapon',
    take: '{unit} takes a weapon',
    deploy: '{unit} sets up in {at}',
    lay: 'lays a marker in {at}',
    ready: 'is ready',
    react: '{unit} tries to react',
    'place-sniper': 'places the Sniper in {at}',
    'call-mortar': '{unit} calls a mortar on {at}',
    'call-artillery': '{unit} calls artillery on {at}',
    land: 'lets the shells fall on {at}',
    other: '{verb}',
  },
  facts: {
    hurts: '{chance} to hurt somebody in {at}',
    damage: 'takes out {amount} squads on average',
    risk: '{chance} would not get through',
    loss: 'costs {amount} squads on average',
    succeeds: '{chance} to succeed',
    ground: 'ground worth {amount} squads',
    'kept-shot': 'a shot kept for later would be worth {amount} squads',
    outlook: 'played on, {amount} squads better than the worst idea',
  },
  modes: {
    'assault-move': ' by assault movement',
    'assault-fire': ' by assault fire',
    'low-crawl': ' at a low crawl',
    stealth: ' by stealth',
    'stealth-assault-fire': ' by stealth, ready to fire',
    'hit-and-run': ' by hit and run',
  },
  comma: ', ',
  colon: ': ',
  stop: '.',
};

const ja: Words = {
  orders: {
    activate: '{at}を活性化',
    fire: '{units}が{at}を射撃',
    move: '{units}が{to}へ移動{mode}',
    withdraw: '{units}が{to}へ離脱',
    dash: '{units}が{to}へ対応移動',
    enter: '{units}が{at}から登場',
    step: '{to}へ進む',
    stop: 'ここで止まる',
    exit: '盤外へ出る',
    pass: 'パス',
    done: 'これで終える',
    hold: '射撃を控える',
    spot: '{unit}が{at}の敵を索敵',
    smoke: '{unit}が{at}に煙幕',
    melee: '{at}で白兵戦を続ける',
    strike: '{targets}を攻撃',
    rally: '{unit}を回復',
    treat: '{healer}が{patient}を手当て',
    repair: '火器を修理',
    take: '{unit}が火器を拾う',
    deploy: '{unit}を{at}に配置',
    lay: '{at}にマーカーを敷設',
    ready: '配置完了',
    react: '{unit}が対応射撃を試みる',
    'place-sniper': '狙撃兵を{at}に配置',
    'call-mortar': '{unit}が{at}へ迫撃砲を要請',
    'call-artillery': '{unit}が{at}へ砲撃を要請',
    land: '{at}に砲弾を落とす',
    other: '{verb}',
  },
  facts: {
    hurts: '{at}の敵に損害を与える確率{chance}',
    damage: '平均で{amount}個分隊分の戦果',
    risk: 'たどり着けない確率{chance}',
    loss: '平均で{amount}個分隊分の損害',
    succeeds: '成功率{chance}',
    ground: '{amount}個分隊分に値する地点',
    'kept-shot': '射撃を温存する価値は{amount}個分隊分',
    outlook: '先を読むと最悪の案より{amount}個分隊分よい',
  },
  modes: {
    'assault-move': '（突撃移動）',
    'assault-fire': '（突撃射撃）',
    'low-crawl': '（匍匐前進）',
    stealth: '（隠密移動）',
    'stealth-assault-fire': '（隠密移動からの射撃）',
    'hit-and-run': '（一撃離脱）',
  },
  comma: '、',
  colon: '：',
  stop: '。',
};

export const WORDS: Readonly<Record<Language, Words>> = { en, ja };
