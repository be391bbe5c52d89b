//! Tables, and the mix like TPC-H's as docs/rules/pbm.md words it.

use super::queries::Maker;

/// Name, first block and blocks, in the order of their blocks.
#[derive(Debug, Clone)]
pub(crate) struct Tables(pub(crate) Vec<(String, u32, u32)>);

impl Tables {
    /// Places tables one after the other, each from the beginning of a group on.
    pub(crate) fn placed(tables: &[(String, u32)], group_blocks: u32) -> Self {
        let (mut placed, mut first) = (Vec::new(), 0_u32);
        for (name, blocks) in tables {
            placed.push((name.clone(), first, *blocks));
            first = (first + blocks).next_multiple_of(group_blocks);
        }
        Self(placed)
    }

    /// First block and blocks.
    pub(crate) fn of(&self, name: &str) -> (u32, u32) {
        let found = self.0.iter().find(|table| table.0 == name).unwrap();
        (found.1, found.2)
    }
}

/// The mix.
pub(crate) mod mix {
    use bufferpool_core::workload::draw::Random;
    use bufferpool_pbm::orders::seed_of;

    use super::Maker;
    use crate::naive::queries::{Item, What, part_of};

    /// Tables, then their indexes, as the page lists them; the engine places indexes in the tables' order.
    pub(crate) const SIZES: [(&str, u32); 12] = [
        ("lineitem", 1_127_219),
        ("orders", 250_000),
        ("partsupp", 175_000),
        ("part", 41_000),
        ("customer", 36_500),
        ("supplier", 2_250),
        ("lineitem index", 185_000),
        ("orders index", 41_000),
        ("partsupp index", 22_000),
        ("part index", 5_500),
        ("customer index", 4_000),
        ("supplier index", 290),
    ];

    /// The page's own words.
    const TEMPLATES: [&str; 16] = [
        "scan(lineitem, .97) slow",
        "scan(part, 1) + look-ups(partsupp, 1) + look-ups(supplier, 1)",
        "scan(customer, 1), scan(orders, .49), scan(lineitem, .54)",
        "scan(orders, .036) + look-ups(lineitem, 8, local)",
        "scan(customer, 1), scan(orders, .15) + look-ups(lineitem, 4, local)",
        "scan(lineitem, .15)",
        "scan(orders, 1), scan(lineitem, .31) + look-ups(supplier, .2)",
        "scan(part, 1), scan(orders, .31) + look-ups(lineitem, 1, local)",
        "scan(part, 1), scan(partsupp, 1), scan(lineitem, 1) at half the slow cpu_us, scan(orders, 1)",
        "scan(orders, .037) + look-ups(lineitem, 8, local) + look-ups(customer, 8)",
        "scan(supplier, 1) + look-ups(partsupp, 20)",
        "scan(lineitem, .17) + look-ups(orders, 1, local)",
        "scan(customer, 1), scan(orders, 1)",
        "scan(lineitem, .012) + look-ups(part, 20)",
        "scan(lineitem, .037), scan(lineitem, .037), scan(supplier, 1)",
        "scan(part, 1) + look-ups(partsupp, 3, local)",
    ];

    /// A stream's own order of the templates.
    pub(crate) fn order(seed: u64, stream: u64) -> Vec<usize> {
        let mut random = Random::new(seed_of(seed, (1 << 34) + stream));
        let mut order: Vec<usize> = (0..16).collect();
        for at in (1..16).rev() {
            order.swap(at, random.below(at as u64 + 1) as usize);
        }
        order
    }

    struct Rule<'a> {
        table: &'a str,
        thousandths: u64,
        local: bool,
    }

    fn rule(words: &str, times: f64) -> Rule<'_> {
        let words: Vec<&str> = words.split(')').next().unwrap().split(", ").collect();
        let rows: f64 = words[1].parse().unwrap();
        let thousandths = (rows * 1_000.0 * times).round() as u64;
        Rule { table: words[0], thousandths, local: words.get(2) == Some(&"local") }
    }

    fn rows_of(
        maker: &Maker<'_>,
        rule: &Rule<'_>,
        count: u64,
        place: (u64, u64),
        random: &mut Random,
    ) -> Vec<Item> {
        let (first, blocks) = maker.tables.of(rule.table);
        let (index_first, index_blocks) = maker.tables.of(&format!("{} index", rule.table));
        let cpu_ns = (maker.number("look_up_us") * 1_000.0).round() as u64;
        let item = |block| Item { block, cpu_ns, what: What::LookUp, begins: None };
        let mut items = Vec::new();
        for _ in 0..count {
            let row = if rule.local {
                let middle = place.0 * u64::from(blocks) / place.1;
                let near: Vec<u64> = (0..u64::from(blocks))
                    .filter(|row| row.abs_diff(middle) <= u64::from(blocks) / 100)
                    .collect();
                near[random.below(near.len() as u64) as usize]
            } else {
                random.below(blocks.into())
            };
            items.push(item(index_first + (row * u64::from(index_blocks) / u64::from(blocks)) as u32));
            items.push(item(first + row as u32));
        }
        items
    }

    /// A query of a template: first all ranges are drawn, then the rows as they are looked up.
    pub(crate) fn query(maker: &Maker<'_>, template: usize, random: &mut Random) -> Vec<Item> {
        let times = maker.number("look_ups_times");
        let mut scans = Vec::new();
        for words in TEMPLATES[template].split("scan(").skip(1) {
            let (range, rest) = words.split_once(')').unwrap();
            let (table, share) = range.split_once(", ").unwrap();
            let (first, of) = maker.tables.of(table);
            let blocks = part_of(share.parse().unwrap(), of.into()) as u32;
            let begin = first + random.below(u64::from(of - blocks) + 1) as u32;
            let cpu_us = match rest {
                rest if rest.contains("half the slow") => maker.number("slow_us") / 2.0,
                rest if rest.contains("slow") => maker.number("slow_us"),
                _ => maker.number("fast_us"),
            };
            let rules: Vec<Rule<'_>> =
                rest.split("look-ups(").skip(1).map(|words| rule(words, times)).collect();
            scans.push((begin..begin + blocks, (first, of), (cpu_us * 1_000.0) as u64, rules));
        }
        let mut items = Vec::new();
        for (blocks, (first, of), cpu_ns, rules) in scans {
            let mut looked_up = vec![0; rules.len()];
            for (scanned, item) in (1..).zip(maker.scan(blocks.collect(), cpu_ns.max(1))) {
                let place = (u64::from(item.block - first), u64::from(of));
                items.push(item);
                for (rule, so_far) in rules.iter().zip(&mut looked_up) {
                    // So many in all after so many blocks.
                    let due: u64 = scanned * rule.thousandths / 1_000;
                    items.extend(rows_of(maker, rule, due - *so_far, place, random));
                    *so_far = due;
                }
            }
        }
        items
    }
}
