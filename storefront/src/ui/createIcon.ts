/**
 * lucide's maker of icons as the build has it (`leanPlugin.ts`): the same markup, without working out every icon's
 * attributes again each time it is drawn. A page has hundreds.
 */
import { createElement, forwardRef, type SVGProps } from 'react';

/** What lucide knows of an icon: its shapes, each with its attributes and a key. */
type IconData = {
  name: string;
  size?: number;
  node: readonly (readonly [string, object])[];
};
type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string | undefined };

const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const saysSomething = (props: object): boolean =>
  Object.entries(props).some(
    ([name, value]) =>
      (name.startsWith('aria-') || name === 'role' || name === 'title') && value !== undefined && value !== null,
  );

export default function createIcon({ name, size: own = 24, node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  const className = `lucide lucide-${name}`;
  const viewBox = `0 0 ${own} ${own}`;
  return forwardRef<SVGSVGElement, IconProps>(
    (
      {
        size = 24,
        width = size,
        height = size,
        color = 'currentColor',
        strokeWidth = 2,
        className: more,
        children,
        ...rest
      },
      ref,
    ) =>
      createElement(
        'svg',
        {
          ref,
          ...frame,
          viewBox,
          width,
          height,
          stroke: color,
          strokeWidth,
          className: more ? `${className} ${more}` : className,
          'aria-hidden': children || saysSomething(rest) ? undefined : 'true',
          ...rest,
        },
        shapes,
        children,
      ),
  );
}
