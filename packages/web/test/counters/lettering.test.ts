import { describe, expect, it } from 'vitest';
import { drawCounter, drawSheet, tabsOf } from '../../src/counters/index.ts';
import { fitted, lines, shortened, widthOf } from '../../src/counters/lettering.ts';
import { unitOf } from './samples.ts';
import { complaint, valueIn } from './svg-check.ts';

const number = (svg: string, name: string): number => Number(new RegExp(` ${name}="([^"]+)"`).exec(svg)?.[1]);

describe('lettering', () => {
  const room = { x: 48, y: 10, width: 84, size: 15, least: 11 };

  it.each(['Lt von Martial', 'Lt. von Martial', 'Political Officer', 'Oberstleutnant von und zu Guttenberg'])(
    'keeps "%s" in its room',
    (name) => {
      const drawn = fitted(name, room, {});
      expect(number(drawn, 'textLength')).toBeLessThanOrEqual(84);
      expect(number(drawn, 'font-size')).toBeGreaterThanOrEqual(11);
    },
  );

  it('leaves short words as they are', () => {
    expect(fitted('Layer', room, {})).not.toContain('textLength');
    expect(number(fitted('Layer', room, {}), 'font-size')).toBe(15);
  });

  it('gives Japanese letters the room they need', () => {
    expect(widthOf('軍曹', 10)).toBe(20);
    expect(number(fitted('操作完了済みマーカー', room, {}), 'textLength')).toBeLessThanOrEqual(84);
  });

  it('breaks long names in the best place', () => {
    expect(lines('Satchel Charge', 14, 58)).toEqual(['Satchel', 'Charge']);
    expect(lines('Bren', 14, 58)).toEqual(['Bren']);
    expect(lines('Flamethrower', 14, 40)).toEqual(['Flamethrower']);
  });

  it('shortens as the rulebooks do, and only when it must', () => {
    expect(shortened('Vickers Machine Gun', 13, 84)).toBe('Vickers MG');
    expect(shortened('Machine Gun', 13, 84)).toBe('Machine Gun');
  });

  it('never prints values smaller than 9 pixels on a counter of 48', () => {
    const sizes = [
      drawCounter({ unit: unitOf('squad', { range: 12 }) }),
      drawCounter({ unit: unitOf('leader', { leadership: 1 }) }),
      drawCounter({ unit: unitOf('squad'), shaken: true }),
    ].flatMap((svg) =>
      [...svg.matchAll(/font-size="([^"]+)"[^>]*data-value="(?:firepower|range|movement|morale|leadership)"/g)].map(
        ([, size]) => Number(size) / 2,
      ),
    );
    expect(sizes).toHaveLength(9);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
  });
});

describe('tabs', () => {
  const tabbed = (count: number): number[] => {
    const tabs = tabsOf(['moved', 'fired', 'assault-move', 'low-crawl', 'stealth', 'melee'], 0).slice(0, count);
    const drawn = drawCounter({ unit: unitOf('squad') }, { tabs });
    return [...drawn.matchAll(/translate\(94 ([^)]+)\)" data-tab/g)].map(([, y]) => Number(y));
  };

  it('stand below each other at the right edge, and overlap when there are many', () => {
    expect(tabbed(3)).toEqual([5, 26, 47]);
    const many = tabbed(6);
    expect(many).toHaveLength(6);
    expect(Math.max(...many)).toBeLessThanOrEqual(77);
  });

  it('tell marks and wounds', () => {
    expect(tabsOf(['moved'], 0)).toEqual([{ marker: 'moved' }]);
    expect(tabsOf(['fired'], 1)).toEqual([{ marker: 'fired' }, { marker: 'wounded' }]);
    expect(tabsOf([], 2)).toEqual([{ marker: 'wounded', text: 'W2' }]);
  });
});

describe('markers', () => {
  it('speak the reader’s language', () => {
    expect(valueIn(drawCounter({ marker: 'moved' }), 'label')).toBe('Moved');
    expect(valueIn(drawCounter({ marker: 'moved', label: '移動済み' }), 'label')).toBe('移動済み');
  });

  it('show a value and whose they are', () => {
    const drawn = drawCounter({ marker: 'fire-for-effect', value: 4, nation: 'german' });
    expect(valueIn(drawn, 'value')).toBe('4');
    expect(drawn).toContain('>GE</text>');
  });
});

describe('sheets', () => {
  it('set rows of counters with titles and captions below each other', () => {
    const entries = Array.from({ length: 12 }, (_, i) => ({
      front: { unit: unitOf('squad') },
      back: { unit: unitOf('squad'), shaken: true },
      caption: `No. ${i}`,
    }));
    const sheet = drawSheet([{ title: 'A & B', entries }], { title: 'Counters', size: 48, width: 600 });
    expect(complaint(sheet)).toBeUndefined();
    expect(sheet).toContain('>A &amp; B</text>');
    expect(sheet.match(/No\. \d+/g)).toHaveLength(12);
    const ends = [...sheet.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(0?\.5\)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(ends).toHaveLength(24);
    expect(Math.max(...ends.map(([x = 0]) => x + 48))).toBeLessThanOrEqual(600);
    expect(Math.max(...ends.map(([, y = 0]) => y + 48))).toBeLessThanOrEqual(number(sheet, 'height'));
  });
});
