/** Skills (12.0) are data: each names the hooks it pulls. What a hook does is code in its chapter. */
export interface SkillType {
  readonly id: string;
  /** Who may hold it; a Hero draws again when he may not. */
  readonly holders: readonly ('leader' | 'hero' | 'medic' | 'sniper' | 'scout' | 'mmc' | 'weapon-team')[];
  /** Discarded after its first use. */
  readonly singleUse?: boolean;
  /** Added to the holder's firepower in every fire attack and melee. */
  readonly firepower?: number;
  /** Added to the holder's firepower in melee. */
  readonly meleeFirepower?: number;
  /** Added to the holder's Morale. */
  readonly morale?: number;
  /** Added to the holder's attack die-roll. */
  readonly attackRoll?: number;
  /** Subtracted from the holder's spotting rolls. */
  readonly spotting?: number;
  /** Wounds that the holder survives beyond the first (Bull). */
  readonly extraWounds?: number;
  /** Hexes away in which a Leader may rally (Charismatic). */
  readonly rallyRange?: number;
  /** Units with the Leader may assault move and assault fire (Assaulter). */
  readonly unitsAssault?: boolean;
  /** The holder, or units with the Leader, may assault fire and then enter melee (Versatile). */
  readonly assaultFireIntoMelee?: boolean;
  /** The holder may ambush (8.4). */
  readonly ambush?: boolean;
  /** Known to exist, effect in no source: carried, but does nothing. */
  readonly unknown?: boolean;
}
