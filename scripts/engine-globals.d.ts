/**
 * What the engine may use beyond ECMAScript itself: the few globals that Node, browsers and workers share and
 * that neither read a clock nor touch the world. tsconfig.engine.json gives the engine no others.
 */
declare function structuredClone<T>(value: T): T;
