// The words of rules. The compiled program has them as data: release/compile.js makes this module of what it read.
import { readRules, type RuleWords } from './read-rules.ts';

/** What each rule says, by code. */
export const ruleWords = readRules() as Readonly<Record<string, Partial<RuleWords>>>;
