/**
 * Browser translation replaces React's text nodes with elements. React then fails when it removes
 * such a node or inserts before it, and its changes stay invisible. So a text needs its own element
 * if it or a sibling may appear, disappear or change.
 */
const message =
  'A text beside what comes, goes or changes needs an element of its own: page translation takes its node away.';

/** The parts of a syntax tree that this rule reads. */
type Tree = {
  type: string;
  name?: string;
  value?: unknown;
  operator?: string;
  body?: Tree | Tree[];
} & { [part in Part]?: Tree | null } & { [list in 'children' | 'arguments']?: Tree[] } & {
  openingElement?: { name: { name?: string } };
};
type Part =
  | 'expression'
  | 'left'
  | 'right'
  | 'consequent'
  | 'alternate'
  | 'callee'
  | 'property'
  | 'id'
  | 'init'
  | 'argument';
type Scope = { set: Map<string, { defs: { node: Tree }[] }>; upper: Scope | null };
type Context = {
  /** Names of props and functions that contain or create elements, never texts. */
  options: [{ elements: string[] }?];
  report: (fault: object) => void;
  sourceCode: { getScope: (of: Tree) => Scope };
};

/** `value`: a computed text. `changes`: a child that may be missing or differ between renders. */
type Kind = 'element' | 'text' | 'value' | 'changes';
const ELEMENT: Kind[] = ['element'];
const TEXT: Kind[] = ['text'];
const VALUE: Kind[] = ['text', 'value'];
const CHANGES: Kind[] = ['changes'];
const LAYOUT = /^\s*\n\s*$/;

/** Returns an element's children, including those inside fragments. */
function childrenOf(tree: Tree): Tree[] {
  return (tree.children ?? []).flatMap((child) => {
    if (child.type === 'JSXText') return LAYOUT.test(String(child.value)) ? [] : [child];
    if (child.type === 'JSXFragment' || child.openingElement?.name.name === 'Fragment')
      return childrenOf(child);
    if (child.type !== 'JSXExpressionContainer') return [child];
    return child.expression && child.expression.type !== 'JSXEmptyExpression'
      ? [child.expression]
      : [];
  });
}

function returned(tree: Tree): (Tree | null | undefined)[] {
  if (tree.type === 'ReturnStatement') return [tree.argument];
  const inner = [tree.body, tree.consequent, tree.alternate].flat();
  return inner.flatMap((one) => (one ? returned(one) : []));
}

function ownElement(context: Context) {
  const { elements = [] } = context.options[0] ?? {};

  function declared(name: string, at: Tree): Tree | undefined {
    let scope: Scope | null = context.sourceCode.getScope(at);
    while (scope && !scope.set.has(name)) scope = scope.upper;
    const node = scope?.set.get(name)?.defs[0]?.node;
    if (node?.type !== 'VariableDeclarator' || node.id?.type !== 'Identifier') return node;
    return node.init ?? undefined;
  }

  /** Returns the `Kind`s of a function's results; assumes text if it is from another file. */
  function answers(made: Tree | undefined, at: Tree): Kind[] {
    if (made?.type === 'Identifier') return answers(declared(made.name ?? '', at), at);
    if (!made?.body || Array.isArray(made.body)) return VALUE;
    return made.body.type === 'BlockStatement'
      ? returned(made.body).flatMap(kinds)
      : kinds(made.body);
  }

  function ofCall(tree: Tree): Kind[] {
    const { callee } = tree;
    if (['map', 'from'].includes(callee?.property?.name ?? ''))
      return [...CHANGES, ...answers(tree.arguments?.at(-1), tree)];
    if (elements.includes(callee?.name ?? '')) return ELEMENT;
    return callee?.type === 'Identifier' ? answers(callee, tree) : VALUE;
  }

  function ofName(tree: Tree): Kind[] {
    if (tree.name === 'undefined') return CHANGES;
    if (elements.includes(tree.name ?? '')) return ELEMENT;
    const made = declared(tree.name ?? '', tree);
    return made && /^(JSX|Logical|Conditional|Call)/.test(made.type) ? kinds(made) : TEXT;
  }

  function kinds(tree: Tree | null | undefined): Kind[] {
    switch (tree?.type) {
      case undefined:
        return CHANGES;
      case 'JSXElement':
        return ELEMENT;
      case 'JSXFragment':
        return childrenOf(tree).flatMap(kinds);
      case 'TemplateLiteral':
        return VALUE;
      case 'JSXText':
      case 'Literal':
        if (typeof tree.value === 'boolean' || tree.value === null) return CHANGES;
        // Browsers do not translate blank text.
        return String(tree.value).trim() === '' ? [] : TEXT;
      case 'LogicalExpression':
        return [...(tree.operator === '&&' ? CHANGES : kinds(tree.left)), ...kinds(tree.right)];
      case 'ConditionalExpression':
        return [...CHANGES, ...kinds(tree.consequent), ...kinds(tree.alternate)];
      case 'CallExpression':
        return ofCall(tree);
      case 'MemberExpression':
        return elements.includes(tree.property?.name ?? '') ? ELEMENT : TEXT;
      case 'Identifier':
        return ofName(tree);
      default:
        return TEXT;
    }
  }

  function look(tree: Tree): void {
    const beside = childrenOf(tree).map((child) => ({ child, is: kinds(child) }));
    if (beside.length < 2) return;
    const isMoved = beside.some(({ is }) => is.includes('changes'));
    for (const { child, is } of beside)
      if (is.includes(isMoved ? 'text' : 'value')) context.report({ node: child, message });
  }
  return { JSXElement: look, ':not(JSXElement, JSXFragment) > JSXFragment': look };
}

export default {
  meta: { name: 'page-translation' },
  rules: { 'own-element': { meta: { schema: [{ type: 'object' }] }, create: ownElement } },
};
