// The rulebooks' Markdown as HTML: headings, paragraphs, lists, tables, code, and an anchor for every rule. Everything
// else is shown as the text that it is.

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export interface Book {
  html: string;
  headings: readonly Heading[];
}

const RULE = /\b([A-Z]{2}-\d{3}[a-z]?)\b/g;

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** One line's marks: code, bold, italic, anchors, links to rules. */
export function inline(text: string): string {
  const html = text
    .split(/(`[^`]*`|<a id="[\w-]+"><\/a>)/)
    .map((part) => {
      if (part.startsWith('`') && part.endsWith('`') && part.length > 1) return `<code>${escaped(part.slice(1, -1))}</code>`;
      if (part.startsWith('<a id="')) return `<span id="${part.slice(7, part.indexOf('">'))}"></span>`;
      return escaped(part)
        .replace(/\[([^\]]+)\]\((#[\w-]+)\)/g, '<a href="$2">$1</a>')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(RULE, '<a class="rule" href="#$1">$1</a>');
    })
    .join('');
  // Emphasis may reach over code, so it is read when the code is done.
  return html.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>').replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>');
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** An element with a text; if a rule's number leads the text, the element is its anchor. */
function element(tag: 'p' | 'li', text: string): string {
  const anchor = /^(?:<a id="[\w-]+"><\/a>)?\s*\*\*([A-Z]{2}-\d{3}\w?)\*\*\s*(.*)$/s.exec(text);
  if (anchor === null) return `<${tag}>${inline(text)}</${tag}>`;
  const [, id = '', rest = ''] = anchor;
  return `<${tag} class="of-rule" id="${id}"><a class="rule" href="#${id}">${id}</a> ${inline(rest)}</${tag}>`;
}

function cells(line: string): string[] {
  return line.replace(/^\s*\||\|\s*$/g, '').split('|').map((cell) => cell.trim());
}

function tableHtml(lines: readonly string[]): string {
  const [head = '', , ...rows] = lines;
  const line = (text: string, tag: string) => `<tr>${cells(text).map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="table" tabindex="0"><table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table></div>`;
}

function listHtml(lines: readonly string[]): string {
  const ordered = /^\s*\d+\./.test(lines[0] ?? '');
  const items: string[] = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (item?.[1] !== undefined) items.push(item[1]);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const tag = ordered ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => element('li', item)).join('')}</${tag}>`;
}

const isItem = (line: string) => /^\s*(?:[-*]|\d+\.)\s/.test(line);
const isTable = (line: string) => line.trimStart().startsWith('|');
const isHeading = (line: string) => /^#{1,6}\s/.test(line);

export function render(text: string): Book {
  const lines = text.split('\n');
  const html: string[] = [];
  const headings: Heading[] = [];
  let i = 0;
  const take = (belongs: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (i < lines.length && belongs(lines[i] ?? '')) taken.push(lines[i++] ?? '');
    return taken;
  };
  while (i < lines.length) {
    const line = lines[i] ?? '';
    if (line.trim() === '') i++;
    else if (line.startsWith('```')) {
      i++;
      html.push(`<pre tabindex="0">${escaped(take((it) => !it.startsWith('```')).join('\n'))}</pre>`);
      i++;
    } else if (isHeading(line)) {
      const level = line.indexOf(' ');
      const title = line.slice(level + 1).trim();
      headings.push({ id: slug(title), text: title, level });
      html.push(`<h${level} id="${slug(title)}">${inline(title)}</h${level}>`);
      i++;
    } else if (isTable(line)) html.push(tableHtml(take(isTable)));
    else if (isItem(line)) html.push(listHtml(take((it) => isItem(it) || (it.startsWith('  ') && it.trim() !== ''))));
    else html.push(element('p', take((it) => it.trim() !== '' && !isTable(it) && !isHeading(it) && !it.startsWith('```')).join(' ')));
  }
  return { html: html.join('\n'), headings };
}
